import {
  type AdVersion,
  adPreviewAnswerSchema,
  adVersionsSchema,
  type SiteSettingsChange,
} from '@selah/shared/contracts/admin/ads';
import { type SiteSettings, siteSettingsSchema } from '@selah/shared/contracts/site-settings';
import { adminApi } from '../../../lib/admin-api.ts';
import { adminCall, watchSession } from '../../../lib/admin-call.ts';

export const adsEndpoints = adminApi.injectEndpoints({
  endpoints: (build) => ({
    savedAds: build.query<SiteSettings, void>({
      query: () => adminCall({ path: '/api/site-settings' }),
      responseSchema: siteSettingsSchema,
      providesTags: ['SiteSettings'],
    }),
    saveAds: build.mutation<SiteSettings, SiteSettingsChange>({
      query: (json) => adminCall({ path: '/api/site-settings', method: 'PUT', json }),
      responseSchema: siteSettingsSchema,
      // Also when it is refused: what changed meanwhile is then to be seen.
      invalidatesTags: ['SiteSettings', 'AdVersions'],
      onQueryStarted: watchSession,
    }),
    adVersions: build.query<AdVersion[], void>({
      query: () => adminCall({ path: '/api/site-settings/versions' }),
      responseSchema: adVersionsSchema,
      providesTags: ['AdVersions'],
      onQueryStarted: watchSession,
    }),
    previewAd: build.mutation<{ readonly preview: string }, string>({
      query: (code) => adminCall({ path: '/api/site-settings/previews', method: 'POST', json: { code } }),
      responseSchema: adPreviewAnswerSchema,
      onQueryStarted: watchSession,
    }),
  }),
});

export const { useSavedAdsQuery, useSaveAdsMutation, useAdVersionsQuery, usePreviewAdMutation } =
  adsEndpoints;
