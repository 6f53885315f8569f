// Without zod: a page reports before it can check an answer.

/** What can go wrong in a browser. */
export const PAGE_ERROR_KINDS = [
  /** A part of the page threw while it was rendered; an error boundary stands in its place. */
  'render',
  /** An error that no code caught. */
  'script',
  /** A rejected promise that no code caught. */
  'promise',
  /** A part of the application did not arrive. */
  'load',
  /** The browser is too old for the application. */
  'old_browser',
] as const;

export type PageErrorKind = (typeof PAGE_ERROR_KINDS)[number];

/** The pages of the site, by name: an address could carry what somebody wrote. */
export const PAGE_NAMES = [
  'home',
  'login',
  'userMessages',
  'admin',
  'debugVideos',
  'debugVideoStatus',
  'notFound',
  /** Told by what stands in every page alike. */
  'unknown',
] as const;

export type PageName = (typeof PAGE_NAMES)[number];

export const PAGE_ERRORS_PATH = '/api/page-errors';

/** The name of a build, as its pages carry it in `<meta name="build">`. */
export const BUILD_ID = /^[0-9a-f]{12}$/;
