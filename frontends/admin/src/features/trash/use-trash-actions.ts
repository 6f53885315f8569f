import type { TrashItem } from '@selah/shared/contracts/videos/trash';
import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { useCallback } from 'react';
import { failureText } from '../../lib/failure-text.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { texts } from '../../locales/pt.ts';
import { useDeleteForGoodMutation, useRestoreFromTrashMutation } from './api/trash-endpoints.ts';

const words = texts.trash;

/** Actions on deleted files. Each shows a toast with the number of files that really changed. */
export function useTrashActions() {
  const dispatch = useAppDispatch();
  const [restoreFromTrash, restoring] = useRestoreFromTrashMutation();
  const [deleteFromTrash, deleting] = useDeleteForGoodMutation();

  const fail = useCallback(
    (title: string, text: string) => {
      dispatch(notified({ tone: 'destructive', title, text }));
      return false;
    },
    [dispatch],
  );

  const restore = useCallback(
    async (items: readonly TrashItem[]): Promise<boolean> => {
      const { data, error } = await restoreFromTrash(items.map(({ id }) => id));
      if (!data) return fail(words.restoreFailed, failureText(error, texts.frame.noAnswer));
      if (data.restored === 0) return fail(words.restoreFailed, words.notRestored);
      dispatch(notified({ title: words.restored(data.restored) }));
      return true;
    },
    [dispatch, fail, restoreFromTrash],
  );

  const deleteForGood = useCallback(
    async (items: readonly TrashItem[]): Promise<boolean> => {
      const { data, error } = await deleteFromTrash(items.map(({ id }) => id));
      if (!data) return fail(words.removeFailed, failureText(error, texts.frame.noAnswer));
      dispatch(notified({ title: words.removed(data.deleted) }));
      return true;
    },
    [dispatch, fail, deleteFromTrash],
  );

  const isDeleting = deleting.isLoading;
  return { restore, deleteForGood, isBusy: restoring.isLoading || isDeleting, isDeleting };
}
