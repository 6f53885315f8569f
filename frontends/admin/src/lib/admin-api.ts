import { baseApi } from '@selah/web-kit/platform';

/** The shared api with tags for data that only administrators have. */
export const adminApi = baseApi.enhanceEndpoints({
  addTagTypes: ['AdminAccount', 'AdVersions', 'Contact', 'Psalters', 'SiteHealth'],
});

/** All tags whose data depends on the logged-in administrator. */
export const ADMIN_TAGS = [
  'AdminAuth',
  'AdminAccount',
  'AdVersions',
  'Contact',
  'Psalters',
  'SiteHealth',
  'SiteSettings',
  'Stats',
  'Videos',
  'VideoFiles',
] as const;
