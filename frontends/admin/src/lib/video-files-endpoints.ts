import { type VideoFilesAnswer, videoFilesAnswerSchema } from '@selah/shared/contracts/videos/diagnostics';
import { baseApi } from '@selah/web-kit/admin-platform';
import { adminCall, watchSession } from './admin-call.ts';

/** The answer that both pages about files use (Q31). */
export const videoFilesEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    videoFiles: build.query<VideoFilesAnswer, void>({
      query: () => adminCall({ path: '/api/debug/video-files' }),
      responseSchema: videoFilesAnswerSchema,
      onQueryStarted: watchSession,
      providesTags: ['VideoFiles'],
    }),
  }),
});

export const { useVideoFilesQuery } = videoFilesEndpoints;
