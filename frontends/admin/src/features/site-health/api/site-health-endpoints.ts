import type { ServiceName } from '@selah/shared/contracts/endpoint';
import { type ServiceHealth, serviceHealthSchema } from '@selah/shared/contracts/site-health/site-health';
import { adminApi } from '../../../lib/admin-api.ts';
import { adminCall, watchSession } from '../../../lib/admin-call.ts';

export const siteHealthEndpoints = adminApi.injectEndpoints({
  endpoints: (build) => ({
    serviceHealth: build.query<ServiceHealth, ServiceName>({
      query: (service) => adminCall({ path: `/api/admin/site-health/${service}` }),
      responseSchema: serviceHealthSchema,
      providesTags: ['SiteHealth'],
      onQueryStarted: watchSession,
    }),
    sendTestMail: build.mutation<unknown, void>({
      query: () => adminCall({ path: '/api/admin/test-mail', method: 'POST' }),
      invalidatesTags: ['SiteHealth'],
      onQueryStarted: watchSession,
    }),
  }),
});

export const { useServiceHealthQuery, useSendTestMailMutation } = siteHealthEndpoints;
