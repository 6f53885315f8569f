import {
  type Stats,
  type StatsDay,
  statsHistorySchema,
  statsSchema,
} from '@selah/shared/contracts/stats/stats';
import { adminApi } from '../../../lib/admin-api.ts';
import { adminCall, watchSession } from '../../../lib/admin-call.ts';

export const statisticsEndpoints = adminApi.injectEndpoints({
  endpoints: (build) => ({
    stats: build.query<Stats, void>({
      query: () => adminCall({ path: '/api/stats' }),
      responseSchema: statsSchema,
      providesTags: ['Stats'],
      onQueryStarted: watchSession,
    }),
    statsHistory: build.query<StatsDay[], number>({
      query: (days) => adminCall({ path: '/api/stats/history', query: { days } }),
      responseSchema: statsHistorySchema,
      providesTags: ['Stats'],
      onQueryStarted: watchSession,
    }),
  }),
});

export const { useStatsQuery, useStatsHistoryQuery } = statisticsEndpoints;
