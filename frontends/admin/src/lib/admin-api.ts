import { baseApi } from '@selah/web-kit/admin-platform';

/** The shared api with the caches that only the administrator has. What a tag covers is read again when a write names it. */
export const adminApi = baseApi.enhanceEndpoints({ addTagTypes: ['AdminAccount', 'AdVersions'] });

/** Every cache whose content depends on who administers. */
export const ADMIN_TAGS = [
  'AdminAuth',
  'AdminAccount',
  'AdVersions',
  'SiteSettings',
  'Stats',
  'Videos',
  'VideoFiles',
] as const;
