import type { Clock } from '@selah/service-kit/clock';
import { SESSION_LIFETIMES } from '@selah/service-kit/sessions/session-lifetimes';
import type { SessionStore } from '@selah/service-kit/sessions/session-store';
import { sessionIdOf } from '@selah/service-kit/sessions/session-token';
import type { AdminSessions, SessionDescriptions } from '../domain/ports.ts';

/**
 * Administrators' sessions in the store shared with the gateway, with descriptions in the service's own database. Only the
 * store knows whether a session is active.
 */
export function createAdminSessions(
  store: SessionStore,
  descriptions: SessionDescriptions,
  now: Clock,
): AdminSessions {
  return {
    async open({ id: administratorId, username }, origin) {
      const token = await store.open({ kind: 'admin', subjectId: administratorId, username });
      const openedAt = now();
      await descriptions.removeOpenedBefore(openedAt - SESSION_LIFETIMES.admin.absoluteMs);
      await descriptions.add({ id: sessionIdOf(token) ?? '', administratorId, openedAt, ...origin });
      return token;
    },
    async openOf(administratorId) {
      const known = await descriptions.listOf(administratorId);
      const standing = await Promise.all(known.map(({ id }) => store.find('admin', id)));
      return known.filter((_, index) => standing[index]?.subjectId === administratorId);
    },
    async end(sessionId) {
      await store.end(sessionId);
      await descriptions.remove(sessionId).catch(ignoreError);
    },
    async endAllOf(administratorId) {
      await store.endAllOf('admin', administratorId);
      await descriptions.removeAllOf(administratorId).catch(ignoreError);
    },
  };
}

/**
 * The session has ended even if the database is down. Its description is hidden from now on and deleted at a later
 * login.
 */
function ignoreError(): void {}
