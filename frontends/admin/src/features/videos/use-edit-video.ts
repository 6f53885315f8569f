import { isApiError, NO_ANSWER } from '@selah/web-kit/api-error';
import { recheckSession } from '../../lib/admin-call.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { findKnownVideo, type KnownVideo } from '../../lib/uploads/known-files-endpoint.ts';
import { SessionExpiredError, UploadRejectedError } from '../../lib/uploads/upload-errors.ts';
import { useUpload } from '../../lib/uploads/use-upload.ts';
import { texts } from '../../locales/pt.ts';
import { useEditVideoMutation, type VideoEdit } from './api/videos-endpoints.ts';

const words = texts.videos.edit;

export type EditOutcome =
  | { readonly type: 'saved' }
  | { readonly type: 'changed' }
  | { readonly type: 'gone' }
  /** The site has the new file, and nothing was sent. */
  | { readonly type: 'known'; readonly video: KnownVideo }
  /** `text` is for the alert, `message` for the toast (M-128). */
  | { readonly type: 'failed'; readonly text: string; readonly message: string };

interface VideoToSave extends Omit<VideoEdit, 'uploadId'> {
  readonly file?: File;
  /** Sends the file although the site has it. */
  readonly isDuplicateAllowed: boolean;
}

const CHANGED_MEANWHILE = 'changed_meanwhile';
const GONE = 'video_not_found';

/** Uploads the new file, if any, then saves the change. */
export function useEditVideo() {
  const dispatch = useAppDispatch();
  const { upload, send } = useUpload();
  const [editVideo] = useEditVideoMutation();

  async function save({ file, isDuplicateAllowed, ...edit }: VideoToSave): Promise<EditOutcome> {
    let uploadId: string | undefined;
    let known: KnownVideo | undefined;
    try {
      uploadId =
        file &&
        (await send(file, async (sha256) => {
          if (!isDuplicateAllowed) known = await findKnownVideo(dispatch, sha256);
          return known === undefined;
        }));
    } catch (failure) {
      // The form stays open below the login form.
      if (failure instanceof SessionExpiredError) {
        recheckSession(dispatch);
        return refused(texts.uploads.sessionOver);
      }
      return failure instanceof UploadRejectedError ? refused(failure.message) : notProcessed(failure);
    }
    if (known) return { type: 'known', video: known };
    const { error } = await editVideo({ ...edit, ...(uploadId === undefined ? {} : { uploadId }) });
    if (!error) return { type: 'saved' };
    if (isApiError(error) && error.code === CHANGED_MEANWHILE) return { type: 'changed' };
    if (isApiError(error) && error.code === GONE) return { type: 'gone' };
    if (isApiError(error) && error.status !== NO_ANSWER) return refused(error.serverMessage);
    return notProcessed(new Error(texts.frame.noAnswer));
  }

  return { save, upload };
}

function refused(message: string | undefined): EditOutcome {
  return {
    type: 'failed',
    text: words.serverError(message || words.unknownError),
    message: message || words.failedText,
  };
}

function notProcessed(failure: unknown): EditOutcome {
  const message = failure instanceof Error ? failure.message : words.unknownError;
  return { type: 'failed', text: words.processingError(message), message };
}
