import type { SiteSettings } from '@selah/shared/contracts/site-settings';
import { lazySchema } from '@selah/web-kit/lazy-schema';
import { baseApi } from '@selah/web-kit/platform';

export const settingsEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    adSettings: build.query<SiteSettings, void>({
      query: () => ({ path: '/api/site-settings' }),
      // The only call of the site that is repeated after a failure (M-205, M-231).
      extraOptions: { maxRetries: 1 },
      responseSchema: lazySchema(
        async () => (await import('@selah/shared/contracts/site-settings')).siteSettingsSchema,
      ),
      providesTags: ['SiteSettings'],
    }),
  }),
});

export const { useAdSettingsQuery } = settingsEndpoints;
