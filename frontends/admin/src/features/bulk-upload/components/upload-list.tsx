import { texts } from '../../../locales/pt.ts';
import type { UploadQueue } from '../domain/upload-queue.ts';
import type { UploadRunner } from '../upload-runner.ts';
import { UploadRow } from './upload-row.tsx';

interface UploadListProps {
  readonly queue: UploadQueue;
  readonly runner: UploadRunner;
}

/** The chosen files, one per row. */
export function UploadList({ queue, runner }: UploadListProps) {
  return (
    <ul aria-label={texts.bulkUpload.list} className="upload-list">
      {queue.items.map((item) => (
        <UploadRow key={item.id} item={item} isSignedOut={queue.isSignedOut} execute={runner.execute} />
      ))}
    </ul>
  );
}
