import { fileURLToPath } from 'node:url';

const PLATFORM = '@selah/web-kit/platform';

/**
 * What shell and remotes share at run time: React once, and one facade for everything else that must exist once. Sharing
 * the router, Redux and RTK package by package ships each of them whole; the facade ships the names in use. It has
 * a version only because the plugin wants one.
 */
export const SHARED_MODULES = {
  react: { modulePreload: true },
  'react-dom': { modulePreload: true },
  [PLATFORM]: {
    packagePath: fileURLToPath(import.meta.resolve(PLATFORM)),
    version: '1.0.0',
    modulePreload: true,
  },
};
