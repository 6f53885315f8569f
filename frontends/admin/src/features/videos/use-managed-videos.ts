import { useMemo } from 'react';
import { useAllPages } from '../../lib/use-all-pages.ts';
import { useManagedVideosInfiniteQuery } from './api/videos-endpoints.ts';

const WHILE_PROCESSING_MS = 4000;
/** For a list of several pages, which are all read again. */
const WHILE_PROCESSING_MANY_MS = 30_000;

/** All videos, the newest page first; polled while one of them is being processed, its poster included. */
export function useManagedVideos() {
  const query = useManagedVideosInfiniteQuery();
  const { items: videos, isComplete } = useAllPages(query);
  const isProcessing = useMemo(
    () => videos?.some(({ processing, awaitsPoster }) => processing === 'pending' || awaitsPoster) ?? false,
    [videos],
  );
  const isLong = (query.data?.pages.length ?? 0) > 1;
  const pollingInterval = isLong ? WHILE_PROCESSING_MANY_MS : WHILE_PROCESSING_MS;
  // A second subscription, because the polling interval depends on the data of the first.
  useManagedVideosInfiniteQuery(undefined, { pollingInterval: isProcessing ? pollingInterval : 0 });
  return { ...query, videos, isComplete };
}
