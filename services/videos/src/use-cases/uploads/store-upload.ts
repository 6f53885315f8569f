import { serverMadeFilename } from '../../domain/filenames.ts';
import type { PutOptions } from '../../domain/media-store.ts';
import type { HashFile, MediaProcessor, MediaTiers, RecogniseContainer } from '../../domain/ports.ts';
import { uploadDamaged } from '../../domain/uploads.ts';
import type { StoredFile } from '../../domain/video.ts';

/** A received file on the local disk. The receiver deletes it. */
export interface UploadedFile {
  readonly path: string;
  /** The sender's name of the file; only used as text. */
  readonly originalName: string;
  /** The hash that the sender gives. */
  readonly sha256?: string;
}

/** How files wait for processing: nobody writes to what was received. */
export const INCOMING: PutOptions = { contentType: 'application/octet-stream', isFinal: true };

export interface StoreUploadDeps {
  readonly tiers: Pick<MediaTiers, 'incoming'>;
  readonly processor: Pick<MediaProcessor, 'extensionFor'>;
  readonly recogniseContainer: RecogniseContainer;
  readonly hashFile: HashFile;
  /** A short unique text of letters and digits. */
  readonly uniqueSuffix: () => string;
}

export type ExamineUploadDeps = Omit<StoreUploadDeps, 'tiers'>;

/**
 * Recognises an upload by its bytes and generates its name.
 * @throws AppError `upload_damaged`; UnplayableFileError if its bytes are not a video
 */
export async function examineUpload(
  deps: ExamineUploadDeps,
  file: UploadedFile,
  suffix = deps.uniqueSuffix(),
): Promise<Pick<StoredFile, 'filename' | 'sha256'>> {
  const sha256 = await deps.hashFile(file.path);
  if (file.sha256 !== undefined && file.sha256 !== sha256) throw uploadDamaged();
  const container = await deps.recogniseContainer(file.path);
  const extension = deps.processor.extensionFor(container);
  return { filename: serverMadeFilename(file.originalName, suffix, extension), sha256 };
}

/**
 * Keeps an upload for processing and answers under which name, and what it is by its bytes. Throws as `examineUpload` does.
 */
export async function storeUpload(
  deps: StoreUploadDeps,
  file: UploadedFile,
  suffix = deps.uniqueSuffix(),
): Promise<StoredFile> {
  const examined = await examineUpload(deps, file, suffix);
  const { size: sizeBytes } = await deps.tiers.incoming.put(examined.filename, file.path, INCOMING);
  return { ...examined, sizeBytes };
}
