import { useManagedVideosQuery } from './api/videos-endpoints.ts';

const WHILE_PROCESSING_MS = 4000;

/** All videos, polled while one of them is being processed. */
export function useManagedVideos() {
  const videos = useManagedVideosQuery();
  const isProcessing = videos.data?.some(({ processing }) => processing === 'pending') ?? false;
  // A second subscription, because the polling interval depends on the data of the first.
  useManagedVideosQuery(undefined, { pollingInterval: isProcessing ? WHILE_PROCESSING_MS : 0 });
  return videos;
}
