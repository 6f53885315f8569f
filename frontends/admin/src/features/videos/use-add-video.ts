import type { Language } from '@selah/shared/contracts/language-list';
import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { recheckSession } from '../../lib/admin-call.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { findKnownVideo, type KnownVideo } from '../../lib/uploads/known-files-endpoint.ts';
import { SessionExpiredError, UploadRejectedError } from '../../lib/uploads/upload-errors.ts';
import { useUpload } from '../../lib/uploads/use-upload.ts';
import { texts } from '../../locales/pt.ts';
import { useAddVideoMutation } from './api/videos-endpoints.ts';

const words = texts.videos.add;

interface VideoToAdd {
  readonly title: string;
  readonly language: Language;
  readonly file: File;
  /** Sends the file although the site has it. */
  readonly isDuplicateAllowed: boolean;
}

/** `known`: the site has the file, and nothing was sent. */
export type AddOutcome =
  | { readonly type: 'added' }
  | { readonly type: 'known'; readonly video: KnownVideo }
  | { readonly type: 'failed' };

/** Uploads the file, creates the video and shows the result (M-121). */
export function useAddVideo() {
  const dispatch = useAppDispatch();
  const { upload, send } = useUpload();
  const [addVideo] = useAddVideoMutation();

  function fail(text: string): AddOutcome {
    dispatch(notified({ tone: 'destructive', title: words.failed, text }));
    return { type: 'failed' };
  }

  /** Unless the video was added, the form keeps its values. */
  async function add({ title, language, file, isDuplicateAllowed }: VideoToAdd): Promise<AddOutcome> {
    let uploadId: string | undefined;
    let known: KnownVideo | undefined;
    try {
      uploadId = await send(file, async (sha256) => {
        if (!isDuplicateAllowed) known = await findKnownVideo(dispatch, sha256);
        return known === undefined;
      });
    } catch (failure) {
      if (failure instanceof SessionExpiredError) {
        recheckSession(dispatch);
        return fail(texts.uploads.sessionOver);
      }
      return fail((failure instanceof UploadRejectedError && failure.message) || words.failedText);
    }
    if (known) return { type: 'known', video: known };
    if (uploadId === undefined) return { type: 'failed' };
    const { error } = await addVideo({ title, language, uploadId });
    if (error) return fail(failureText(error, words.failedText));
    dispatch(notified({ title: words.added }));
    return { type: 'added' };
  }

  return { add, upload };
}
