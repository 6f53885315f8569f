import type { CloudOfBackups, OwnBackups } from '@selah/shared/contracts/backups/backups';
import { Button } from '@selah/web-kit/ui/button';
import { CloudUpload } from 'lucide-react';
import { Note } from '../../../components/feedback/note.tsx';
import { texts } from '../../../locales/pt.ts';
import { useCopyBackupsMutation } from '../api/backup-endpoints.ts';
import { useReportedFailure } from '../use-reported-failure.ts';

const words = texts.backups;

interface CloudPlaceProps {
  readonly backups: OwnBackups;
  readonly cloud: CloudOfBackups;
}

/** The bucket into which backups are copied, and how many are there. */
export function CloudPlace({ backups: { backups, work }, cloud: { place, failure } }: CloudPlaceProps) {
  const report = useReportedFailure();
  const [copy, { isLoading }] = useCopyBackupsMutation();
  const count = backups.filter((backup) => backup.place !== 'here').length;
  const isMissing = backups.some(
    (backup) => backup.place === 'here' && (backup.state === 'unchecked' || backup.state === 'whole'),
  );
  return (
    <div className="grid gap-2">
      <h3 className="font-medium">{words.cloudTitle}</h3>
      <p>
        <code className="break-all">{place}</code>
      </p>
      {failure ? (
        <Note tone="warning">
          <p className="font-medium">{words.cloudUnknown}</p>
          <p>{words.reasons[failure]}</p>
        </Note>
      ) : (
        <p className="text-ink-soft">{words.cloudText(count)}</p>
      )}
      {isMissing && (
        <Button
          look="quiet"
          className="justify-self-start"
          disabled={work !== undefined || isLoading}
          onClick={async () => report(await copy(), words.notCopied)}
        >
          <CloudUpload aria-hidden="true" className="size-4" />
          <span>{words.copy}</span>
        </Button>
      )}
    </div>
  );
}
