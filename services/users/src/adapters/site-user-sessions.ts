import type { SessionStore } from '@selah/service-kit/sessions/session-store';
import type { SiteUserSessions } from '../domain/ports.ts';

/** Visitors' sessions in the store shared with the gateway. */
export function createSiteUserSessions(store: SessionStore): SiteUserSessions {
  return {
    open: (userId) => store.open({ kind: 'site-user', subjectId: userId }),
    end: (sessionId) => store.end(sessionId),
    endAllOf: (userId) => store.endAllOf('site-user', userId),
  };
}
