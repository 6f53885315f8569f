import { formatBytes } from '@selah/shared/contracts/format-bytes';
import { Button } from '@selah/web-kit/ui/button';
import { FilePlus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatRelative } from '../../../lib/format-time.ts';
import { texts } from '../../../locales/pt.ts';
import type { StoredFile } from '../domain/diagnosis.ts';
import { ProblemList } from './problem-list.tsx';
import { ViewLink } from './view-link.tsx';

const words = texts.fileDiagnostics;

interface UnusedFilesProps {
  readonly files: readonly StoredFile[];
  readonly onAdopt: (file: StoredFile) => void;
  readonly onTrash: (file: StoredFile) => void;
  readonly actions?: ReactNode;
}

/** Files that no video uses. Each can become a video or go to the trash. */
export function UnusedFiles({ files, onAdopt, onTrash, actions }: UnusedFilesProps) {
  return (
    <ProblemList title={words.filesWithoutRecords} text={words.filesWithoutRecordsText} actions={actions}>
      {files.map((file) => (
        <li key={file.filename} className="problem problem-with-actions">
          <div className="min-w-0">
            <p className="font-medium break-all">{file.filename}</p>
            <p className="text-sm text-ink-faint">
              {`${formatBytes(file.size)} · ${formatRelative(file.created, Date.now())}`}
            </p>
          </div>
          <div className="flex flex-wrap items-center">
            <ViewLink filename={file.filename} tabIndex={0} />
            <Button look="plain" className="text-sm" onClick={() => onAdopt(file)}>
              <FilePlus aria-hidden="true" className="size-4" />
              <span>{words.adopt}</span>
            </Button>
            <Button look="plain" className="text-sm" onClick={() => onTrash(file)}>
              <Trash2 aria-hidden="true" className="size-4" />
              <span>{words.toTrash}</span>
            </Button>
          </div>
        </li>
      ))}
    </ProblemList>
  );
}
