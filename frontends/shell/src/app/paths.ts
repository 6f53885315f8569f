/** Every address of the site, once. */
export const PATHS = {
  home: '/',
  admin: '/admin',
  userMessages: '/user-messages',
  login: '/login',
  debugVideos: '/debug/videos',
  debugVideoStatus: '/debug/video-status',
} as const;
