import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAppDispatch } from '../../lib/hooks.ts';
import type { UploadQueue } from './domain/upload-queue.ts';
import { pageUploads } from './page-uploads.ts';
import { reportBatchAfterReload } from './report-batch.ts';
import type { UploadRunner } from './upload-runner.ts';

/**
 * The upload queue and its runner. `administratorId` is undefined after the session has ended; the queue continues after a
 * new login.
 */
export function usePageUploads(administratorId: number | undefined): {
  readonly queue: UploadQueue | undefined;
  readonly runner: UploadRunner | undefined;
} {
  const dispatch = useAppDispatch();
  const [lastId, setLastId] = useState(administratorId);
  if (administratorId !== undefined && administratorId !== lastId) setLastId(administratorId);
  const runner = lastId === undefined ? undefined : pageUploads(lastId, dispatch);
  const queue = useSyncExternalStore(runner?.subscribe ?? noSubscription, () => runner?.queue());

  useEffect(() => {
    if (administratorId !== undefined && runner?.queue().isSignedOut) runner.execute({ type: 'signedIn' });
  }, [administratorId, runner]);
  useEffect(() => reportBatchAfterReload(dispatch), [dispatch]);

  return { queue, runner };
}

const noSubscription = () => () => {};
