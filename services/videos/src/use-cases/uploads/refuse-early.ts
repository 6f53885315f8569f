import type { MediaProcessor, RecogniseContainer } from '../../domain/ports.ts';
import { RECOGNISED_BY_BYTES } from '../../domain/refused-file.ts';
import type { Uploads } from '../../domain/uploads.ts';
import { UnplayableFileError } from '../../domain/video-errors.ts';

export interface RefuseEarlyDeps {
  readonly resumable: Pick<Uploads, 'find' | 'read' | 'remove'>;
  readonly recogniseContainer: RecogniseContainer;
  readonly processor: Pick<MediaProcessor, 'extensionFor'>;
}

/**
 * Refuses and deletes a resumable upload that cannot become a video, as soon as its first bytes have
 * arrived, so that the rest is not sent in vain. A complete one is judged by the request that uses it.
 * @throws UnplayableFileError
 */
export async function refuseEarly(
  { resumable, recogniseContainer, processor }: RefuseEarlyDeps,
  id: string,
  /** Bytes that it had before this piece. */
  arrivedBefore: number,
): Promise<void> {
  if (arrivedBefore >= RECOGNISED_BY_BYTES) return;
  const upload = await resumable.find(id);
  if (!upload || upload.receivedBytes < RECOGNISED_BY_BYTES || upload.receivedBytes === upload.sizeBytes)
    return;
  try {
    processor.extensionFor(await resumable.read(id, recogniseContainer));
  } catch (error) {
    if (error instanceof UnplayableFileError) await resumable.remove(id);
    throw error;
  }
}
