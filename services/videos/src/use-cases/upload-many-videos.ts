import { AppError } from '@selah/service-kit/errors/app-error';
import type { Logger } from '@selah/service-kit/logging/logger';
import type { Language } from '@selah/shared/contracts/languages';
import { tidyTitle } from '../domain/filenames.ts';
import type { UploadedFile } from './store-upload.ts';
import { type UploadVideoDeps, uploadVideo } from './upload-video.ts';

export interface BulkItem {
  readonly file: UploadedFile;
  readonly language: Language;
  /** Why the file did not arrive whole, when it did not. */
  readonly refusal?: AppError;
}

export interface BulkOutcome {
  readonly uploaded: number;
  readonly failed: readonly { readonly originalName: string; readonly error: AppError }[];
}

/**
 * Takes many videos in (M-214): a file that cannot be used is reported and holds up no other (Q27).
 * Rejects when the fault is ours and nothing is in yet: then the batch can simply be sent again.
 */
export async function uploadManyVideos(
  deps: UploadVideoDeps & { readonly logger: Logger },
  items: readonly BulkItem[],
): Promise<BulkOutcome> {
  let uploaded = 0;
  const failed: { originalName: string; error: AppError }[] = [];
  for (const { file, language, refusal } of items) {
    const { originalName } = file;
    try {
      if (refusal) throw refusal;
      await uploadVideo(deps, { title: tidyTitle(originalName), language, file });
      uploaded += 1;
    } catch (error) {
      if (error instanceof AppError) {
        failed.push({ originalName, error });
        continue;
      }
      if (uploaded === 0) throw error;
      deps.logger.error({ err: error }, 'a file of a batch could not be taken in');
      failed.push({ originalName, error: new AppError('unavailable', { cause: error }) });
    }
  }
  return { uploaded, failed };
}
