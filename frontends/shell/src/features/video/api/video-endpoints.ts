import type { Language } from '@selah/shared/contracts/language-list';
import type { Video } from '@selah/shared/contracts/videos/video';
import { lazySchema } from '@selah/web-kit/lazy-schema';
import { baseApi } from '@selah/web-kit/platform';
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
