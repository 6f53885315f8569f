import { baseApi } from '@selah/web-kit/admin-platform';

/** The shared api with tags for data that only administrators have. */
export const adminApi = baseApi.enhanceEndpoints({
  addTagTypes: ['AdminAccount', 'AdVersions', 'Contact', 'Psalters'],
});

/** All tags whose data depends on the logged-in administrator. */
export const ADMIN_TAGS = [
  'AdminAuth',
  'AdminAccount',
  'AdVersions',
  'Contact',
  'Psalters',
  'SiteSettings',
  'Stats',
  'Videos',
  'VideoFiles',
] as const;
