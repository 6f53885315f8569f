import {
  type FirstVisit,
  type FirstVisitChange,
  firstVisitSchema,
} from '@selah/shared/contracts/first-visit/first-visit';
import { adminApi } from '../../../lib/admin-api.ts';
import { adminCall, watchSession } from '../../../lib/admin-call.ts';

const PATH = '/api/admin/first-visit';

export const firstVisitEndpoints = adminApi
  .enhanceEndpoints({ addTagTypes: ['FirstVisit'] })
  .injectEndpoints({
    endpoints: (build) => ({
      firstVisit: build.query<FirstVisit, void>({
        query: () => adminCall({ path: PATH }),
        responseSchema: firstVisitSchema,
        // A test mail that was sent is one of its steps.
        providesTags: ['FirstVisit', 'SiteHealth'],
        onQueryStarted: watchSession,
      }),
      changeFirstVisit: build.mutation<unknown, FirstVisitChange>({
        query: (json) => adminCall({ path: PATH, method: 'PUT', json }),
        invalidatesTags: ['FirstVisit'],
        onQueryStarted: watchSession,
      }),
    }),
  });

export const { useFirstVisitQuery, useChangeFirstVisitMutation } = firstVisitEndpoints;
