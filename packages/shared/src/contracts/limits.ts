/** Constants shared by services and pages. Times are milliseconds unless the name says otherwise. */

/** Wheel (M-042 to M-048). Angles are degrees. */
export const WHEEL = {
  segments: 20,
  segmentAngle: 18,
  startOffset: 81,
  minTurns: 3,
  maxTurns: 8,
  spinMs: 4000,
  loadingClearMs: 1000,
} as const;

/** Loading of videos on Home (M-182 to M-192, Q33). */
export const VIDEO_LOADING = {
  eventDebounceMs: 3000,
  loadLockMs: 2000,
  languageChangeDelayMs: 300,
  attempts: 3,
  maxExcludedIds: 400,
} as const;

export const TIMINGS = {
  reloadDelayMs: 300,
  afterLoginMs: 300,
  saveRedirectMs: 500,
  loginRedirectMs: 1500,
  adInitialisationMs: 500,
  diagnosticsReloadMs: 5000,
  scrollbarHideMs: 600,
} as const;

export const CACHE = { siteSettingsMs: 300_000, authMs: 300_000 } as const;

/** Notifications (M-232). */
export const TOASTS = { atOnce: 1, durationMs: 5000, swipeThresholdPx: 50, removeMs: 1_000_000 } as const;

export const AD_CONTAINER = { minHeightPx: 40, minWidthPx: 200 } as const;

export const COPYRIGHT_YEAR = 2025;

export const SAVED_LIST_VIEWPORT_HEIGHT = 0.5;

export const QUESTION_ROWS = 4;

/** Lengths are UTF-16 code units, as `String.length` and the browser's `maxlength` count them. */
export const LENGTHS = {
  personNameMax: 80,
  questionMax: 1000,
  answerMax: 6000,
  siteUserNameMinForm: 3,
  siteUserNameMin: 2,
  siteUserNameMax: 80,
  passwordMin: 6,
  passwordMax: 200,
  emailMax: 254,
  usernameMax: 80,
  titleMinEdit: 3,
  titleMax: 200,
  filenameMax: 200,
  /** File systems limit names to 255 bytes, but a browser may send more. */
  originalNameMax: 1024,
  adCodeMax: 20_000,
} as const;

export const UPLOADS = {
  defaultMaxMegabytes: 500,
  defaultMaxBulkFiles: 50,
  mostBulkFiles: 500,
  highestMaxMegabytes: 10_000,
} as const;

/**
 * The most videos in one answer of `GET /api/videos`: a visitor's page needs no more, the administrator's reads page by page.
 * The same page size serves files and the trash.
 */
export const VIDEO_LIST = { public: 500, managedPage: 1000 } as const;

/** Saved messages per account. */
export const SAVED_MESSAGES_MAX = 1000;

/** Maximum size of an uploaded captions file, in megabytes. */
export const CAPTIONS_MAX_MEGABYTES = 1;

/** A file with the Psalms, what the administrator writes about it, and a quotation to compare with it. */
export const PSALTERS = { maxMegabytes: 8, editionMax: 120, licenceMax: 300, quotationMax: 2000 } as const;

/** Maximum size of a JSON body, in bytes: enough for two ad codes. */
export const JSON_BODY_MAX_BYTES = 128 * 1024;

/** Maximum length of the statistics history, in days. */
export const STATS_HISTORY_MAX_DAYS = 1100;
