import { formatBytes } from '@selah/shared/contracts/format-bytes';
import type { UploadState } from '../../lib/uploads/use-upload.ts';
import { texts } from '../../locales/pt.ts';
import { ProgressBar } from './progress-bar.tsx';

/** The progress of one upload, shown under its form. */
export function UploadProgress({ upload }: { readonly upload: UploadState }) {
  const { name, size, sentBytes, trouble } = upload;
  const words = texts.uploads;
  const sending =
    sentBytes === undefined ? words.reading : words.sending(formatBytes(sentBytes), formatBytes(size));
  return (
    <div className="grid gap-2">
      <p role="status" className="text-sm text-ink-soft">
        {trouble ?? sending}
      </p>
      <ProgressBar label={name} value={sentBytes ?? 0} max={size} />
    </div>
  );
}
