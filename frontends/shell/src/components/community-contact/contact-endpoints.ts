import type { ContactAnswer } from '@selah/shared/contracts/admin/contact';
import { CACHE } from '@selah/shared/contracts/limits';
import { lazySchema } from '@selah/web-kit/lazy-schema';
import { baseApi } from '@selah/web-kit/platform';

const contactEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    communityContact: build.query<ContactAnswer, void>({
      query: () => ({ path: '/api/site-settings/contact' }),
      keepUnusedDataFor: CACHE.siteSettingsMs / 1000,
      responseSchema: lazySchema(
        async () => (await import('@selah/shared/contracts/admin/contact')).contactAnswerSchema,
      ),
    }),
  }),
});

export const { useCommunityContactQuery } = contactEndpoints;
