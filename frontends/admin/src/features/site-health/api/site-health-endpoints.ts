import type { ServiceName } from '@selah/shared/contracts/endpoint';
import { type ModelTest, modelTestSchema } from '@selah/shared/contracts/messages/model-test';
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
    // The site waits for the provider up to 25 seconds.
    testModel: build.mutation<ModelTest, void>({
      query: () => adminCall({ path: '/api/admin/test-model', method: 'POST', timeoutMs: 60_000 }),
      responseSchema: modelTestSchema,
      invalidatesTags: ['SiteHealth'],
      onQueryStarted: watchSession,
    }),
    sendTestMail: build.mutation<unknown, void>({
      query: () => adminCall({ path: '/api/admin/test-mail', method: 'POST' }),
      invalidatesTags: ['SiteHealth'],
      onQueryStarted: watchSession,
    }),
  }),
});

/** What is known of a service, without asking. */
export const useServiceHealthState = siteHealthEndpoints.endpoints.serviceHealth.useQueryState;

export const { useServiceHealthQuery, useSendTestMailMutation, useTestModelMutation } = siteHealthEndpoints;
