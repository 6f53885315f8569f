import { AppError } from '@selah/service-kit/errors/app-error';
import { type ReceivedUpload, type Uploads, uploadNotFound, uploadUnfinished } from '../../domain/uploads.ts';
import type { StoredFile } from '../../domain/video.ts';
import { type StoreUploadDeps, storeUpload } from './store-upload.ts';

export interface StoreFinishedUploadDeps extends StoreUploadDeps {
  readonly resumable: Uploads;
}

/** Digits of the upload's id in the file name: as unique as a random suffix, and the same in a second attempt. */
const SUFFIX_LENGTH = 12;

/**
 * Stores a finished resumable upload for processing. The upload is deleted only after a record uses it: after a crash in
 * between, the request must be repeated, but not the transfer.
 * @throws AppError `upload_not_found`, `upload_unfinished`, `upload_damaged`; UnplayableFileError
 */
export async function storeFinishedUpload(deps: StoreFinishedUploadDeps, id: string): Promise<StoredFile> {
  const upload = await finishedUpload(deps.resumable, id);
  await deps.resumable.keep(id);
  try {
    return await deps.resumable.read(id, async (path) => {
      const stored = await storeUpload(deps, { ...upload, path }, id.slice(0, SUFFIX_LENGTH));
      return { ...stored, uploadId: id };
    });
  } catch (error) {
    // A continued transfer would stay damaged, so the next attempt must start from the beginning.
    if (error instanceof AppError && error.code === 'upload_damaged') await deps.resumable.remove(id);
    throw error;
  }
}

async function finishedUpload(uploads: Uploads, id: string): Promise<ReceivedUpload> {
  const upload = await uploads.find(id);
  if (!upload) throw uploadNotFound();
  if (upload.receivedBytes < upload.sizeBytes) throw uploadUnfinished();
  return upload;
}
