import { type ParkedEvents, parkedEventsSchema } from '@selah/shared/contracts/stats/parked-events';
import { type Jobs, jobsSchema } from '@selah/shared/contracts/videos/jobs';
import { baseApi } from '@selah/web-kit/platform';
import { adminCall, watchSession } from '../../../lib/admin-call.ts';

export const jobEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    jobs: build.query<Jobs, void>({
      query: () => adminCall({ path: '/api/admin/jobs' }),
      responseSchema: jobsSchema,
      onQueryStarted: watchSession,
      providesTags: ['Jobs'],
    }),
    settleJob: build.mutation<unknown, { readonly id: string; readonly how: 'retry' | 'give-up' }>({
      query: ({ id, how }) => adminCall({ path: `/api/admin/jobs/${id}/${how}`, method: 'POST' }),
      onQueryStarted: watchSession,
      invalidatesTags: ['Jobs', 'Renditions', 'CloudJob', 'VideoFiles', 'Videos', 'Trash'],
    }),
    parkedEvents: build.query<ParkedEvents, void>({
      query: () => adminCall({ path: '/api/admin/parked-events' }),
      responseSchema: parkedEventsSchema,
      onQueryStarted: watchSession,
      providesTags: ['ParkedEvents'],
    }),
    sendEventAgain: build.mutation<unknown, number>({
      query: (id) => adminCall({ path: `/api/admin/parked-events/${id}/send-again`, method: 'POST' }),
      onQueryStarted: watchSession,
      invalidatesTags: ['ParkedEvents', 'Jobs'],
    }),
  }),
});

export const { useJobsQuery, useSettleJobMutation, useParkedEventsQuery, useSendEventAgainMutation } =
  jobEndpoints;
