import { type CloudJob, cloudJobSchema } from '@selah/shared/contracts/videos/cloud-job';
import { baseApi } from '@selah/web-kit/platform';
import { adminCall, watchSession } from '../../../lib/admin-call.ts';

export const cloudJobEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    cloudJob: build.query<CloudJob, void>({
      query: () => adminCall({ path: '/api/debug/cloud-job' }),
      responseSchema: cloudJobSchema,
      onQueryStarted: watchSession,
      providesTags: ['CloudJob'],
    }),
    startCloudJob: build.mutation<unknown, void>({
      query: () => adminCall({ path: '/api/debug/upload-all-to-firebase', method: 'POST' }),
      onQueryStarted: watchSession,
      invalidatesTags: ['CloudJob'],
    }),
    pauseCloudJob: build.mutation<CloudJob, void>({
      query: () => adminCall({ path: '/api/debug/cloud-job/pause', method: 'POST' }),
      responseSchema: cloudJobSchema,
      onQueryStarted: watchSession,
      invalidatesTags: ['CloudJob'],
    }),
    resumeCloudJob: build.mutation<CloudJob, void>({
      query: () => adminCall({ path: '/api/debug/cloud-job/resume', method: 'POST' }),
      responseSchema: cloudJobSchema,
      onQueryStarted: watchSession,
      invalidatesTags: ['CloudJob'],
    }),
    repairVideo: build.mutation<unknown, number>({
      query: (id) => adminCall({ path: `/api/debug/repair-video/${id}`, method: 'POST' }),
      onQueryStarted: watchSession,
      // Refetched after success and failure (M-156).
      invalidatesTags: ['VideoFiles', 'Videos'],
    }),
  }),
});

export const {
  useCloudJobQuery,
  useStartCloudJobMutation,
  usePauseCloudJobMutation,
  useResumeCloudJobMutation,
  useRepairVideoMutation,
} = cloudJobEndpoints;
