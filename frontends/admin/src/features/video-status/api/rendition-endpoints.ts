import { type RenditionJob, renditionJobSchema } from '@selah/shared/contracts/videos/rendition-job';
import { baseApi } from '@selah/web-kit/platform';
import { adminCall, watchSession } from '../../../lib/admin-call.ts';

export type RenditionAction = 'start' | 'pause' | 'resume';

export const renditionEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    renditionJob: build.query<RenditionJob, void>({
      query: () => adminCall({ path: '/api/debug/renditions' }),
      responseSchema: renditionJobSchema,
      onQueryStarted: watchSession,
      providesTags: ['Renditions'],
    }),
    controlRenditions: build.mutation<RenditionJob, RenditionAction>({
      query: (action) => adminCall({ path: `/api/debug/renditions/${action}`, method: 'POST' }),
      responseSchema: renditionJobSchema,
      onQueryStarted: watchSession,
      invalidatesTags: ['Renditions', 'Jobs'],
    }),
  }),
});

export const { useRenditionJobQuery, useControlRenditionsMutation } = renditionEndpoints;
