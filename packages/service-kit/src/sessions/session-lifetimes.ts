import type { SessionKind } from './session-store.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export interface SessionLifetime {
  /** Milliseconds without a request after which a session ends. */
  readonly idleMs: number;
  /** Milliseconds after which it ends in any case. */
  readonly absoluteMs: number;
}

/** A visitor comes back after weeks for a message they kept; an administrator's screen left open is a risk. */
export const SESSION_LIFETIMES: Readonly<Record<SessionKind, SessionLifetime>> = {
  'site-user': { idleMs: 30 * DAY_MS, absoluteMs: 90 * DAY_MS },
  admin: { idleMs: 2 * HOUR_MS, absoluteMs: 12 * HOUR_MS },
};
