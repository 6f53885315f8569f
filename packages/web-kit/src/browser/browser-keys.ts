import type { Language } from '@selah/shared/contracts/language-list';

/**
 * Everything the pages keep in the browser, named once (M-174, Q32). Whoever reads a value checks it first: it may be
 * years old, edited by hand, or cut short.
 */

/** localStorage: kept on this device. */
export const DEVICE_KEYS = {
  /** The language chosen by hand: `pt`, `en`, `es` or `fr`. */
  language: 'language',
  /** The logged-in visitor as JSON `{ id, email, name }`; never a password (M-068). */
  siteUser: 'siteUser',
  /** JSON list of the video ids shown since the last full round of the language (M-186). */
  seenVideos: (language: Language) => `seenVideos:${language}`,
  /** The last video shown in the language as JSON, for when nothing else can be loaded (M-192). */
  cachedVideo: (language: Language) => `cachedVideo:${language}`,
  /** JSON `{ name, question, keptAt, ownerId? }`: a question that waits for a network, until it is sent, deleted or a week old. */
  offlineQuestion: 'keptQuestion',
  /** JSON `{ choice, version, at }`: whether ads may be shown, for what, and since when. */
  adConsent: 'adConsent',
  /** JSON `{ header, footer }`, after a yes alone: which ad slots were in use, so that their room is there at once. */
  adSlots: 'adSlots',
} as const;

/** sessionStorage: gone with the tab. */
export const VISIT_KEYS = {
  /** Present: the next automatic navigation is suppressed once (Q19). */
  preventRedirect: 'prevent_redirect',
  /** Set by a failed route; login clears it (Q19). */
  routeError: 'route_error',
  /** Set by a failed redirect after login; login clears it (Q19). */
  loginRedirectFailed: 'login_redirect_failed',
  /** Present: the session expired and the visitor has not read so yet (M-079). */
  expiryNotice: 'expiryUntold',
  /** Id of the video shown last (M-189). */
  lastVideoId: 'lastVideoId',
  /** Language of the video shown last; third in the order of languages (M-177). */
  lastVideoLanguage: 'lastVideoLanguage',
  /** JSON list of ids whose playback failed (M-190). */
  problematicVideos: 'problematicVideos',
  /** JSON `{ name, question, ownerId? }` being typed, so that a reload loses nothing. */
  messageDraft: 'messageDraft',
  /** JSON list of `{ name, question, message, language, saveKey, ownerId? }` waiting for their author to log in. */
  messagesToSave: 'messagesToSave',
  /** JSON `{ userId, ids }`: deletions that can still be undone, or that the server has not confirmed (M-100). */
  deletionsUnderWay: 'deletionsUnderWay',
  /** Present: help was offered in this tab, so it shows no ads any more. */
  quietVisit: 'quietVisit',
  /** JSON by name: what a page keeps over a reload that it offered, until the next page has taken it up. */
  overReload: 'overReload',
  /** How often the page of a build reloaded because the application did not come. */
  startupReloads: (build: string) => `startupReloads:${build}`,
  /** The build of a page that reloaded by itself later on, which it does once. */
  reloadedBuild: 'reloadedBuild',
  /** The region chosen for helplines, e.g. `BR`. In the tab alone: it would tell others that help was looked for. */
  helpRegion: 'helpRegion',
} as const;
