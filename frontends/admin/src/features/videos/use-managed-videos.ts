import { useManagedVideosQuery } from './api/videos-endpoints.ts';

const WHILE_PROCESSING_MS = 4000;

/** Every video, asked for again while one of them is being processed: nobody should have to reload to see it ready. */
export function useManagedVideos() {
  const videos = useManagedVideosQuery();
  const isProcessing = videos.data?.some(({ processing }) => processing === 'pending') ?? false;
  // A second subscription, whose interval depends on what the first one knows.
  useManagedVideosQuery(undefined, { pollingInterval: isProcessing ? WHILE_PROCESSING_MS : 0 });
  return videos;
}
