import type { Language } from '@selah/shared/contracts/language-list';
import type { Video } from '@selah/shared/contracts/videos/video';
import { lazySchema } from '@selah/web-kit/lazy-schema';
import { baseApi } from '@selah/web-kit/platform';
import { prefersSmallFiles } from '../../../lib/downloads/save-data.ts';
import { nextVideoCall, type RandomVideoRequest, randomVideoCall, VIDEO_TIMEOUT_MS } from './random-video.ts';

const contract = () => import('@selah/shared/contracts/videos/video');
const videoAnswer = lazySchema(async () => (await contract()).videoSchema);
const videoListAnswer = lazySchema(async () => (await contract()).videoListSchema);

/** Starts the download of the schema in parallel with the request whose answer it checks. */
export function preloadVideoSchema(): void {
  contract().catch(() => {});
}

export const videoEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    randomVideo: build.query<Video, RandomVideoRequest>({
      query: randomVideoCall,
      responseSchema: videoAnswer,
      keepUnusedDataFor: 0,
    }),
    nextVideo: build.query<Video, RandomVideoRequest>({
      query: nextVideoCall,
      responseSchema: videoAnswer,
      keepUnusedDataFor: 0,
    }),
    listVideos: build.query<Video[], Language>({
      query: (language) => ({ path: '/api/videos', query: { language }, timeoutMs: VIDEO_TIMEOUT_MS }),
      responseSchema: videoListAnswer,
      providesTags: ['Videos'],
    }),
  }),
});

/**
 * The address of a video's file: the smallest version on small screens and slow lines, the largest on others. Asked once per
 * video, because the line may change while it plays. The server chooses the storage tier.
 */
export function videoFileUrl({ filename, renditions = [] }: Video): string {
  return (
    renditions.at(prefersSmallFiles() ? 0 : -1)?.url ?? `/api/videos/file/${encodeURIComponent(filename)}`
  );
}

/** The address that bypasses every cache (M-039); `at` is milliseconds since 1970. */
export function reloadedUrl(fileUrl: string, at: number): string {
  return `${fileUrl}?reload=true&t=${at}`;
}
