import type { LimitClass } from '@selah/shared/contracts/endpoint';

export interface RateWindow {
  readonly requests: number;
  /** Milliseconds. */
  readonly per: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * Requests that one address, and one session, may make (Q41, Q42). A congregation, a school or a mobile network share one
 * address: the numbers leave room for a hundred people who open the page in the same minute.
 */
export const RATE_LIMITS: Readonly<Record<LimitClass, readonly RateWindow[]>> = {
  read: [{ requests: 1200, per: MINUTE }],
  // A player asks for many ranges of one file.
  media: [{ requests: 2400, per: MINUTE }],
  count: [{ requests: 600, per: MINUTE }],
  message: [
    { requests: 30, per: MINUTE },
    { requests: 300, per: HOUR },
  ],
  login: [
    { requests: 20, per: MINUTE },
    { requests: 120, per: HOUR },
  ],
  write: [{ requests: 120, per: MINUTE }],
  upload: [{ requests: 60, per: MINUTE }],
  // Fifty small files at once, or a line that breaks every other second.
  transfer: [{ requests: 1200, per: MINUTE }],
};
