// Without zod, because a page may report errors before zod is loaded.

/** Kinds of errors in a page. */
export const PAGE_ERROR_KINDS = [
  /** A component threw while rendering; an error boundary replaced it. */
  'render',
  /** An uncaught error. */
  'script',
  /** An unhandled promise rejection. */
  'promise',
  /** A script or style sheet could not be downloaded. */
  'load',
  /** The browser does not support what the pages need. */
  'old_browser',
] as const;

export type PageErrorKind = (typeof PAGE_ERROR_KINDS)[number];

/** Pages by name, because an address could contain text of a visitor. */
export const PAGE_NAMES = [
  'home',
  'login',
  'userMessages',
  'admin',
  'debugVideos',
  'debugVideoStatus',
  'notFound',
  /** Sent by the inline script that all pages have in common. */
  'unknown',
] as const;

export type PageName = (typeof PAGE_NAMES)[number];

export const PAGE_ERRORS_PATH = '/api/page-errors';

/** The id of a build, as in `<meta name="build">`. */
export const BUILD_ID = /^[0-9a-f]{12}$/;
