import type { Language } from '@selah/shared/contracts/language-list';

/**
 * All keys in the browser's storage (M-174, Q32). Check a value when reading it: it may be years old, edited
 * or truncated.
 */

/** localStorage: kept on the device. */
export const DEVICE_KEYS = {
  /** The chosen language: `pt`, `en`, `es` or `fr`. */
  language: 'language',
  /** The logged-in visitor as JSON `{ id, email, name }`; never a password (M-068). */
  siteUser: 'siteUser',
  /** JSON list of the video ids shown since the last complete round of the language (M-186). */
  seenVideos: (language: Language) => `seenVideos:${language}`,
  /** The last video of the language as JSON, for when no other can be loaded (M-192). */
  cachedVideo: (language: Language) => `cachedVideo:${language}`,
  /**
   * JSON `{ name, question, keptAt, ownerId? }`: a question saved offline, until it is sent, deleted or a
   * week old.
   */
  offlineQuestion: 'keptQuestion',
  /** JSON `{ choice, version, at }`: the consent to ads, its version and its date. */
  adConsent: 'adConsent',
  /**
   * JSON `{ header, footer }`: which ad slots were in use, so that their space is reserved early. Only stored
   * with consent.
   */
  adSlots: 'adSlots',
} as const;

/** sessionStorage: deleted with the tab. */
export const VISIT_KEYS = {
  /** If present, the next automatic navigation is skipped (Q19). */
  preventRedirect: 'prevent_redirect',
  /** Set when a route fails, cleared by a login (Q19). */
  routeError: 'route_error',
  /** Set when the redirect after a login fails, cleared by a login (Q19). */
  loginRedirectFailed: 'login_redirect_failed',
  /** If present, the session expired and the visitor has not been told (M-079). */
  expiryNotice: 'expiryUntold',
  /** Id of the last video (M-189). */
  lastVideoId: 'lastVideoId',
  /** Language of the last video; third in the order of languages (M-177). */
  lastVideoLanguage: 'lastVideoLanguage',
  /** JSON list of the ids of videos that failed to play (M-190). */
  problematicVideos: 'problematicVideos',
  /** JSON `{ name, question, ownerId? }`: the message form, restored after a reload. */
  messageDraft: 'messageDraft',
  /**
   * JSON list of `{ name, question, message, language, saveKey, ownerId? }`: messages to save after the
   * author logs in.
   */
  messagesToSave: 'messagesToSave',
  /** JSON `{ userId, ids }`: deletions that can be undone or that the server has not confirmed (M-100). */
  deletionsUnderWay: 'deletionsUnderWay',
  /** If present, help was offered in this tab, so it shows no ads. */
  quietVisit: 'quietVisit',
  /** How often the page was reloaded because a file of the application could not be downloaded. */
  startReloads: 'startReloads',
  /** The address of the page that was last reloaded because of a new build. */
  reloadedPage: 'reloadedPage',
  /** JSON by name: the unsaved letter, a half-filled login or registration, the open tab. Deleted at logout. */
  kept: 'kept',
  /**
   * The region chosen for helplines, e.g. `BR`. Not in localStorage, where other users of the device could
   * find it.
   */
  helpRegion: 'helpRegion',
} as const;
