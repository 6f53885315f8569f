import type { SessionStore } from '@selah/service-kit/sessions/session-store';
import type { AdminSessions } from '../domain/ports.ts';

/** Administrators' sessions in the store that the gateway reads. */
export function createAdminSessions(store: SessionStore): AdminSessions {
  return {
    open: ({ id, username }) => store.open({ kind: 'admin', subjectId: id, username }),
    end: (sessionId) => store.end(sessionId),
    endAllOf: (administratorId) => store.endAllOf('admin', administratorId),
  };
}
