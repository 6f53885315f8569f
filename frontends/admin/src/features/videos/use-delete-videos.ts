import type { ManagedVideo } from '@selah/shared/contracts/videos/managed-video';
import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { failureText } from '../../lib/failure-text.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { useToastChoice } from '../../lib/use-toast-choice.ts';
import { texts } from '../../locales/pt.ts';
import {
  useDeleteAllVideosMutation,
  useDeleteVideoMutation,
  useDeleteVideosMutation,
  videosEndpoints,
} from './api/videos-endpoints.ts';

const words = texts.videos.remove;
const allWords = texts.videos.removeAll;

/** Moves videos to the trash and offers to undo it for as long as the toast is open. */
export function useDeleteVideos() {
  const dispatch = useAppDispatch();
  const offer = useToastChoice();
  const [deleteVideo, one] = useDeleteVideoMutation();
  const [deleteVideos, some] = useDeleteVideosMutation();
  const [deleteAll, all] = useDeleteAllVideosMutation();

  async function remove(videos: readonly ManagedVideo[]): Promise<boolean> {
    const [only] = videos;
    const { error } =
      only && videos.length === 1
        ? await deleteVideo(only.id)
        : await deleteVideos(videos.map(({ id }) => id));
    if (error) return fail(words.failed, error);
    tell(videos.length === 1 ? words.removed : words.manyRemoved(videos.length), videos);
    return true;
  }

  async function removeAll(videos: readonly ManagedVideo[]): Promise<boolean> {
    const { error } = await deleteAll();
    if (error) return fail(allWords.failed, error);
    tell(allWords.removed, videos);
    return true;
  }

  function fail(title: string, error: unknown): false {
    dispatch(notified({ tone: 'destructive', title, text: failureText(error, texts.frame.noAnswer) }));
    return false;
  }

  function tell(title: string, videos: readonly ManagedVideo[]) {
    const filenames = videos.map(({ filename }) => filename);
    const action = { label: words.undo, dispatches: offer(() => void undo(filenames)) };
    dispatch(notified({ title, text: words.inTrash, action }));
  }

  async function undo(filenames: readonly string[]) {
    const { data, error } = await dispatch(videosEndpoints.endpoints.undoDeletion.initiate(filenames));
    if (data && data.restored > 0) dispatch(notified({ title: words.undone(data.restored) }));
    else
      dispatch(
        notified({
          tone: 'destructive',
          title: words.undoFailed,
          text: failureText(error, texts.trash.notRestored),
        }),
      );
  }

  return { remove, removeAll, isDeleting: one.isLoading || some.isLoading || all.isLoading };
}
