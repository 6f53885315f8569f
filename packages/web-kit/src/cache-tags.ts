/** Cache tags. `SavedMessages` is the cache of `/api/saved-messages` (M-230). */
export const CACHE_TAGS = [
  'SavedMessages',
  'SiteUser',
  'Videos',
  'SiteSettings',
  'AdminAuth',
  'Stats',
  'VideoFiles',
  'Trash',
  'CloudJob',
  'Renditions',
  'Jobs',
  'ParkedEvents',
] as const;
