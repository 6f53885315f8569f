import type { Language } from '@selah/shared/contracts/languages';
import { AppError } from '@selah/shared/service/errors/app-error';
import { tidyTitle } from '../domain/filenames.ts';
import type { UploadedFile } from './store-upload.ts';
import { type UploadVideoParts, uploadVideo } from './upload-video.ts';

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

/** Takes many videos in (M-214): a file that cannot be used is reported and holds up no other (Q27). */
export async function uploadManyVideos(
  parts: UploadVideoParts,
  items: readonly BulkItem[],
): Promise<BulkOutcome> {
  const failed: { originalName: string; error: AppError }[] = [];
  for (const { file, language, refusal } of items) {
    try {
      if (refusal) throw refusal;
      await uploadVideo(parts, { title: tidyTitle(file.originalName), language, file });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      failed.push({ originalName: file.originalName, error });
    }
  }
  return { uploaded: items.length - failed.length, failed };
}
