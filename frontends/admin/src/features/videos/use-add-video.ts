import type { Language } from '@selah/shared/contracts/language-list';
import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { recheckSession } from '../../lib/admin-call.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { Refused, SessionOver } from '../../lib/uploads/upload-failures.ts';
import { useUpload } from '../../lib/uploads/use-upload.ts';
import { texts } from '../../locales/pt.ts';
import { useAddVideoMutation } from './api/videos-endpoints.ts';

const words = texts.videos.add;

interface VideoToAdd {
  readonly title: string;
  readonly language: Language;
  readonly file: File;
}

/** Uploads the file, creates the video and shows the result (M-121). */
export function useAddVideo() {
  const dispatch = useAppDispatch();
  const { upload, send } = useUpload();
  const [addVideo] = useAddVideoMutation();

  function fail(text: string): false {
    dispatch(notified({ tone: 'destructive', title: words.failed, text }));
    return false;
  }

  /** Resolves to whether the video was added; otherwise the form keeps its values. */
  async function add({ title, language, file }: VideoToAdd): Promise<boolean> {
    let uploadId: string | undefined;
    try {
      uploadId = await send(file);
    } catch (failure) {
      if (failure instanceof SessionOver) {
        recheckSession(dispatch);
        return fail(texts.uploads.sessionOver);
      }
      return fail((failure instanceof Refused && failure.message) || words.failedText);
    }
    if (uploadId === undefined) return false;
    const { error } = await addVideo({ title, language, uploadId });
    if (error) return fail(failureText(error, words.failedText));
    dispatch(notified({ title: words.added }));
    return true;
  }

  return { add, upload };
}
