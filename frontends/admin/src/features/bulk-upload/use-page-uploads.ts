import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAppDispatch } from '../../lib/hooks.ts';
import type { UploadQueue } from './domain/upload-queue.ts';
import { pageUploads } from './page-uploads.ts';
import { tellAfterReload } from './tell-settled.ts';
import type { UploadRunner } from './upload-runner.ts';

/**
 * The list of uploads and what can be done with it. `administratorId` is absent while the session is over; when somebody is
 * logged in again, what waited for that goes on.
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
    if (administratorId !== undefined && runner?.queue().isSignedOut) runner.tell({ type: 'signedIn' });
  }, [administratorId, runner]);
  useEffect(() => tellAfterReload(dispatch), [dispatch]);

  return { queue, runner };
}

const noSubscription = () => () => {};
