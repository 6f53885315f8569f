import type { ManagedVideo } from '@selah/shared/contracts/videos/managed-video';
import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { failureText, stoppedText } from '../../lib/failure-text.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { useBatchProgress } from '../../lib/use-batch-progress.ts';
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

  const { progress, track } = useBatchProgress();
  const undoing = useBatchProgress();

  async function remove(videos: readonly ManagedVideo[]): Promise<boolean> {
    const [only] = videos;
    const ids = videos.map(({ id }) => id);
    const { result, done } = await track<{ readonly error?: unknown }>(ids.length, async (onProgress) =>
      only && videos.length === 1 ? deleteVideo(only.id) : deleteVideos({ ids, onProgress }),
    );
    if (result.error) return fail(words.failed, stoppedText(result.error, done, ids.length));
    tell(videos.length === 1 ? words.removed : words.manyRemoved(videos.length), videos);
    return true;
  }

  async function removeAll(videos: readonly ManagedVideo[]): Promise<boolean> {
    const ids = videos.map(({ id }) => id);
    const { result, done } = await track(ids.length, (onProgress) => deleteAll({ ids, onProgress }));
    if (result.error) return fail(allWords.failed, stoppedText(result.error, done, ids.length));
    tell(allWords.removed, videos);
    return true;
  }

  function fail(title: string, text: string): false {
    dispatch(notified({ tone: 'destructive', title, text }));
    return false;
  }

  function tell(title: string, videos: readonly ManagedVideo[]) {
    const filenames = videos.map(({ filename }) => filename);
    const action = { label: words.undo, dispatches: offer(() => void undo(filenames)) };
    dispatch(notified({ title, text: words.inTrash, action }));
  }

  async function undo(filenames: readonly string[]) {
    const { result } = await undoing.track(filenames.length, async (onProgress) =>
      dispatch(videosEndpoints.endpoints.undoDeletion.initiate({ filenames, onProgress })),
    );
    const { data, error } = result;
    if (data !== undefined && data > 0) dispatch(notified({ title: words.undone(data) }));
    else
      dispatch(
        notified({
          tone: 'destructive',
          title: words.undoFailed,
          text: failureText(error, texts.trash.notRestored),
        }),
      );
  }

  const isDeleting = one.isLoading || some.isLoading || all.isLoading;
  return { remove, removeAll, isDeleting, progress, undoProgress: undoing.progress };
}
