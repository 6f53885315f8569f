import type { SessionKind } from './session-store.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export interface SessionLifetime {
  /** Milliseconds without a request until the session ends. */
  readonly idleMs: number;
  /** Milliseconds until the session ends in any case. */
  readonly absoluteMs: number;
}

/** Visitors return after weeks; an administrator's open screen is a risk. */
export const SESSION_LIFETIMES: Readonly<Record<SessionKind, SessionLifetime>> = {
  'site-user': { idleMs: 30 * DAY_MS, absoluteMs: 90 * DAY_MS },
  admin: { idleMs: 2 * HOUR_MS, absoluteMs: 12 * HOUR_MS },
};
