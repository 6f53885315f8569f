import { serverMadeFilename } from '../../domain/filenames.ts';
import type { HashFile, MediaProcessor, MediaTiers, RecogniseContainer } from '../../domain/ports.ts';
import { uploadDamaged } from '../../domain/uploads.ts';
import type { StoredFile } from '../../domain/video.ts';

/** A file that arrived, on this machine's disk. Whoever received it removes it. */
export interface UploadedFile {
  readonly path: string;
  /** What the sender calls it; only ever used as text. */
  readonly originalName: string;
  /** What the sender says that the bytes are. */
  readonly sha256?: string;
}

export interface StoreUploadDeps {
  readonly tiers: Pick<MediaTiers, 'incoming'>;
  readonly processor: Pick<MediaProcessor, 'extensionFor'>;
  readonly recogniseContainer: RecogniseContainer;
  readonly hashFile: HashFile;
  /** A short text that has not been given before, of letters and digits. */
  readonly uniqueSuffix: () => string;
}

/**
 * Keeps an upload for processing and answers under which name, and what it is by its bytes.
 * @throws AppError `upload_damaged`; UnplayableFileError for anything that is not a video by its bytes
 */
export async function storeUpload(
  deps: StoreUploadDeps,
  file: UploadedFile,
  suffix = deps.uniqueSuffix(),
): Promise<StoredFile> {
  const sha256 = await deps.hashFile(file.path);
  if (file.sha256 !== undefined && file.sha256 !== sha256) throw uploadDamaged();
  const container = await deps.recogniseContainer(file.path);
  const extension = deps.processor.extensionFor(container);
  const filename = serverMadeFilename(file.originalName, suffix, extension);
  const { size: sizeBytes } = await deps.tiers.incoming.put(filename, file.path, {
    contentType: 'application/octet-stream',
    isFinal: true,
  });
  return { filename, sizeBytes, sha256 };
}
