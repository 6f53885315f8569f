import { ADMIN_SESSION, VISITOR_SESSION } from '@selah/shared/contracts/lifetimes';
import type { SessionKind } from './session-store.ts';

export interface SessionLifetime {
  /** Milliseconds without a request until the session ends. */
  readonly idleMs: number;
  /** Milliseconds until the session ends in any case. */
  readonly absoluteMs: number;
}

export const SESSION_LIFETIMES: Readonly<Record<SessionKind, SessionLifetime>> = {
  'site-user': VISITOR_SESSION,
  admin: ADMIN_SESSION,
};
