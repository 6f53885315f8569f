import type { LimitClass } from '@selah/shared/contracts/endpoint';
import { REQUEST_COUNT_MS } from '@selah/shared/contracts/lifetimes';

export interface RateWindow {
  readonly requests: number;
  /** Milliseconds. */
  readonly per: number;
}

const MINUTE = 60_000;

/**
 * Requests per address and per session (Q41, Q42). A congregation, a school or a mobile network shares one
 * address: the limits allow a hundred people to open the page in the same minute.
 */
export const RATE_LIMITS: Readonly<Record<LimitClass, readonly RateWindow[]>> = {
  read: [{ requests: 1200, per: MINUTE }],
  // A player requests many ranges of one file.
  media: [{ requests: 2400, per: MINUTE }],
  count: [{ requests: 600, per: MINUTE }],
  message: [
    { requests: 30, per: MINUTE },
    { requests: 300, per: REQUEST_COUNT_MS },
  ],
  login: [
    { requests: 20, per: MINUTE },
    { requests: 120, per: REQUEST_COUNT_MS },
  ],
  write: [{ requests: 120, per: MINUTE }],
  upload: [{ requests: 60, per: MINUTE }],
  // Fifty small files, or a connection that drops every other second.
  transfer: [{ requests: 1200, per: MINUTE }],
};
