/**
 * For how long something is kept, in milliseconds. The code that deletes it and the page about privacy read the same number.
 * One name each, so that a page downloads only what it uses.
 */

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** A visitor's session: without a request, and in any case. Visitors return after weeks. */
export const VISITOR_SESSION = { idleMs: 30 * DAY_MS, absoluteMs: 90 * DAY_MS } as const;

/** An administrator's open screen is a risk. */
export const ADMIN_SESSION = { idleMs: 2 * HOUR_MS, absoluteMs: 12 * HOUR_MS } as const;

/** The mark of a browser that has logged in before. */
export const KNOWN_BROWSER_MS = 365 * DAY_MS;

/** A question written without a network, on the visitor's device. Older, it is probably outdated. */
export const OFFLINE_QUESTION_MS = 7 * DAY_MS;

/** The longest window in which requests are counted by address. */
export const REQUEST_COUNT_MS = HOUR_MS;

/** The provider's letters are counted by address until the end of the UTC day. */
export const LETTER_COUNT_MS = DAY_MS;

/** A letter in the memory of the server, for the visitor whose connection broke or who reloaded the page. */
export const LETTER_KEPT_MS = 10 * 60_000;

/** Events, such as that an account was deleted, for services that were away. */
export const EVENT_LIFETIME_MS = 30 * DAY_MS;

/** How many days, weeks and months with a backup keep their last one. */
export const BACKUPS_KEPT = { days: 7, weeks: 5, months: 12 } as const;

/** What administrators did, with the address, and failed logins of administrators. */
export const AUDIT_MS = 365 * DAY_MS;
