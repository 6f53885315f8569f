import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { failureText } from '../../lib/failure-text.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { texts } from '../../locales/pt.ts';
import { useTrashFilesMutation } from './api/unused-files-endpoints.ts';
import type { StoredFile } from './domain/diagnosis.ts';

const words = texts.fileDiagnostics;

/** Moves files to the trash and shows how many were moved; the server leaves files that are in use by then. */
export function useTrashUnusedFiles() {
  const dispatch = useAppDispatch();
  const [trashFiles, { isLoading }] = useTrashFilesMutation();

  async function trash(files: readonly StoredFile[]): Promise<boolean> {
    const { data, error } = await trashFiles(files.map(({ filename }) => filename));
    if (data) {
      dispatch(notified({ title: words.moved(data.deleted) }));
      return true;
    }
    const text = failureText(error, texts.frame.noAnswer);
    dispatch(notified({ tone: 'destructive', title: words.moveFailed, text }));
    return false;
  }

  return { trash, isMoving: isLoading };
}
