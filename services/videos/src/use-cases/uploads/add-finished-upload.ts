import type { Language } from '@selah/shared/contracts/languages';
import { pendingVideo, type Video } from '../../domain/video.ts';
import { type StoreFinishedUploadDeps, storeFinishedUpload } from './store-finished-upload.ts';
import type { UploadVideoDeps } from './upload-video.ts';

export interface AddFinishedUploadDeps extends UploadVideoDeps, StoreFinishedUploadDeps {}

export interface AddFinishedUploadInput {
  readonly uploadId: string;
  readonly title: string;
  readonly language: Language;
}

/**
 * Creates a video from a finished resumable upload. Idempotent: a repeated request, whose first answer was lost, returns the
 * existing video.
 * @throws AppError `upload_not_found`, `upload_unfinished`, `upload_damaged`; UnplayableFileError
 */
export async function addFinishedUpload(
  deps: AddFinishedUploadDeps,
  input: AddFinishedUploadInput,
): Promise<Video> {
  const video = (await deps.videos.findByUpload(input.uploadId)) ?? (await add(deps, input));
  await deps.resumable.remove(input.uploadId);
  return video;
}

async function add(deps: AddFinishedUploadDeps, input: AddFinishedUploadInput): Promise<Video> {
  const { uploadId, title, language } = input;
  try {
    const file = await storeFinishedUpload(deps, uploadId);
    const video = await deps.videos.insert(pendingVideo({ title, language, now: deps.now() }, file));
    await deps.announce.uploaded(video.id);
    return video;
  } catch (error) {
    // A concurrent identical request was faster: it took the file name, or deleted the upload while this one read it.
    const added = await deps.videos.findByUpload(uploadId);
    if (added) return added;
    throw error;
  }
}
