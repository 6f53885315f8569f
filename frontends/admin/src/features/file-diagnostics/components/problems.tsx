import { Button } from '@selah/web-kit/ui/button';
import { ConfirmDialog } from '@selah/web-kit/ui/confirm-dialog';
import { CircleCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { texts } from '../../../locales/pt.ts';
import type { StoredFile, VideoRecord } from '../domain/diagnosis.ts';
import { useTrashUnusedFiles } from '../use-trash-unused-files.ts';
import { AdoptFile } from './adopt-file.tsx';
import { MissingRecords } from './missing-records.tsx';
import { UnusedFiles } from './unused-files.tsx';

const words = texts.fileDiagnostics;

interface ProblemsProps {
  readonly files: readonly StoredFile[];
  readonly records: readonly VideoRecord[];
}

/** Records without files, and files without records with actions on them (M-140). */
export function Problems({ files, records }: ProblemsProps) {
  const unused = files.filter(({ isUsed }) => !isUsed);
  const missing = records.filter(({ hasFile }) => !hasFile);
  const [toTrash, setToTrash] = useState<readonly StoredFile[]>([]);
  const [adopted, setAdopted] = useState<StoredFile>();
  const { trash, isMoving } = useTrashUnusedFiles();

  async function confirm() {
    if (await trash(toTrash)) setToTrash([]);
  }

  if (unused.length === 0 && missing.length === 0) {
    return (
      <p className="flex items-center gap-3 py-6">
        <CircleCheck aria-hidden="true" className="size-6 text-accent" />
        <span>{words.noProblems}</span>
      </p>
    );
  }
  return (
    <div className="grid gap-8">
      {missing.length > 0 && <MissingRecords records={missing} />}
      {unused.length > 0 && (
        <UnusedFiles
          files={unused}
          onAdopt={setAdopted}
          onTrash={(file) => setToTrash([file])}
          actions={
            unused.length > 1 && (
              <Button look="quiet" onClick={() => setToTrash(unused)}>
                <Trash2 aria-hidden="true" className="size-4" />
                <span>{words.toTrashAll}</span>
              </Button>
            )
          }
        />
      )}
      {adopted && <AdoptFile key={adopted.filename} file={adopted} onClose={() => setAdopted(undefined)} />}
      <ConfirmDialog
        open={toTrash.length > 0}
        title={words.toTrashTitle(toTrash.length)}
        text={words.toTrashText}
        confirmLabel={isMoving ? words.moving : words.toTrash}
        cancelLabel={words.cancel}
        isPending={isMoving}
        onClose={() => setToTrash([])}
        onConfirm={() => void confirm()}
      />
    </div>
  );
}
