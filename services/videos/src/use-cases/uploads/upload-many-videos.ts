import { AppError } from '@selah/service-kit/errors/app-error';
import type { Logger } from '@selah/service-kit/logging/logger';
import type { Language } from '@selah/shared/contracts/languages';
import { cleanTitle } from '../../domain/filenames.ts';
import { type AddFinishedUploadDeps, addFinishedUpload } from './add-finished-upload.ts';
import type { UploadedFile } from './store-upload.ts';
import { uploadVideo } from './upload-video.ts';

/** One file of a batch, from this request or from an earlier resumable upload. */
export type BulkItem = {
  readonly originalName: string;
  readonly language: Language;
  /** Why the file was not completely received, if it was not. */
  readonly refusal?: AppError;
} & ({ readonly file: UploadedFile } | { readonly uploadId: string });

export interface BulkOutcome {
  readonly uploaded: number;
  readonly failed: readonly { readonly originalName: string; readonly error: AppError }[];
}

export interface UploadManyVideosDeps extends AddFinishedUploadDeps {
  readonly logger: Logger;
}

/**
 * Adds many videos (M-214); an invalid file is reported and does not affect the others (Q27).
 * Rejects if the server fails before any video was added, so that the batch can be sent again.
 */
export async function uploadManyVideos(
  deps: UploadManyVideosDeps,
  items: readonly BulkItem[],
): Promise<BulkOutcome> {
  let uploaded = 0;
  const failed: { originalName: string; error: AppError }[] = [];
  for (const item of items) {
    const { originalName } = item;
    try {
      if (item.refusal) throw item.refusal;
      await add(deps, item);
      uploaded += 1;
    } catch (error) {
      if (error instanceof AppError) {
        failed.push({ originalName, error });
        continue;
      }
      if (uploaded === 0) throw error;
      deps.logger.error({ err: error }, 'a file of a batch could not be added');
      failed.push({ originalName, error: new AppError('unavailable', { cause: error }) });
    }
  }
  return { uploaded, failed };
}

async function add(deps: UploadManyVideosDeps, item: BulkItem): Promise<void> {
  const described = { title: cleanTitle(item.originalName), language: item.language };
  if ('file' in item) await uploadVideo(deps, { ...described, file: item.file });
  else await addFinishedUpload(deps, { ...described, uploadId: item.uploadId });
}
