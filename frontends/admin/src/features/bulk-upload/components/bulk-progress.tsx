import { formatBytes } from '@selah/shared/contracts/format-bytes';
import { ProgressBar } from '../../../components/feedback/progress-bar.tsx';
import { texts } from '../../../locales/pt.ts';
import { isInProgress } from '../domain/queue-item.ts';
import type { UploadQueue } from '../domain/upload-queue.ts';

const words = texts.bulkUpload;

/** The progress of the whole batch. */
export function BulkProgress({ queue }: { readonly queue: UploadQueue }) {
  const underWay = queue.items.filter(isInProgress);
  const sent = underWay.reduce((sum, { sentBytes }) => sum + sentBytes, 0);
  const size = underWay.reduce((sum, item) => sum + item.size, 0);
  const counts = [
    words.left(queue.items.length),
    ...(queue.added > 0 ? [words.addedSoFar(queue.added)] : []),
  ];
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
        <span role="status">{counts.join(' · ')}</span>
        {size > 0 && <span>{words.overall(formatBytes(sent), formatBytes(size))}</span>}
      </p>
      {size > 0 && <ProgressBar label={words.title} value={sent} max={size} />}
    </div>
  );
}
