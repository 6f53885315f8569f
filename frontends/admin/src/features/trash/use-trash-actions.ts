import type { TrashItem } from '@selah/shared/contracts/videos/trash';
import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { useCallback } from 'react';
import { stoppedText } from '../../lib/failure-text.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { useBatchProgress } from '../../lib/use-batch-progress.ts';
import { texts } from '../../locales/pt.ts';
import { useDeleteForGoodMutation, useRestoreFromTrashMutation } from './api/trash-endpoints.ts';

const words = texts.trash;

/** Actions on deleted files. Each shows a toast with the number of files that really changed. */
export function useTrashActions() {
  const dispatch = useAppDispatch();
  const [restoreFromTrash, restoring] = useRestoreFromTrashMutation();
  const [deleteFromTrash, deleting] = useDeleteForGoodMutation();

  const { progress, track } = useBatchProgress();

  const fail = useCallback(
    (title: string, text: string) => {
      dispatch(notified({ tone: 'destructive', title, text }));
      return false;
    },
    [dispatch],
  );

  const restore = useCallback(
    async (items: readonly TrashItem[]): Promise<boolean> => {
      const ids = items.map(({ id }) => id);
      const { result, done } = await track(ids.length, (onProgress) => restoreFromTrash({ ids, onProgress }));
      const { data, error } = result;
      if (data === undefined) return fail(words.restoreFailed, stoppedText(error, done, ids.length));
      if (data === 0) return fail(words.restoreFailed, words.notRestored);
      dispatch(notified({ title: words.restored(data) }));
      return true;
    },
    [dispatch, fail, restoreFromTrash, track],
  );

  const deleteForGood = useCallback(
    async (items: readonly TrashItem[]): Promise<boolean> => {
      const ids = items.map(({ id }) => id);
      const { result, done } = await track(ids.length, (onProgress) => deleteFromTrash({ ids, onProgress }));
      const { data, error } = result;
      if (data === undefined) return fail(words.removeFailed, stoppedText(error, done, ids.length));
      dispatch(notified({ title: words.removed(data) }));
      return true;
    },
    [dispatch, fail, deleteFromTrash, track],
  );

  const isDeleting = deleting.isLoading;
  return { restore, deleteForGood, isBusy: restoring.isLoading || isDeleting, isDeleting, progress };
}
