import { serverMadeFilename } from '../domain/filenames.ts';
import type { MediaProcessor, MediaTiers, RecogniseContainer } from '../domain/ports.ts';
import { UnplayableFileError } from '../domain/video-errors.ts';

/** A file that arrived, on this machine's disk. Whoever received it removes it. */
export interface UploadedFile {
  readonly path: string;
  /** What the sender calls it; only ever used as text. */
  readonly originalName: string;
}

export interface StoreUploadDeps {
  readonly tiers: Pick<MediaTiers, 'incoming'>;
  readonly processor: Pick<MediaProcessor, 'extensionFor'>;
  readonly recogniseContainer: RecogniseContainer;
  /** A short text that has not been given before, of letters and digits. */
  readonly uniqueSuffix: () => string;
}

/**
 * Keeps an upload for processing and answers the name it will be played under.
 * @throws UnplayableFileError for anything that is not a video by its bytes
 */
export async function storeUpload(deps: StoreUploadDeps, file: UploadedFile): Promise<string> {
  const container = await deps.recogniseContainer(file.path);
  if (!container) throw new UnplayableFileError('not_a_video');
  const extension = deps.processor.extensionFor(container);
  const filename = serverMadeFilename(file.originalName, deps.uniqueSuffix(), extension);
  await deps.tiers.incoming.put(filename, file.path, { contentType: 'application/octet-stream' });
  return filename;
}
