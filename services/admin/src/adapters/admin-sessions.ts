import type { Clock } from '@selah/service-kit/clock';
import { SESSION_LIFETIMES } from '@selah/service-kit/sessions/session-lifetimes';
import type { SessionStore } from '@selah/service-kit/sessions/session-store';
import { sessionIdOf } from '@selah/service-kit/sessions/session-token';
import type { Connection } from 'mongoose';
import type { AdminSessions } from '../domain/ports.ts';
import { type AdminSessionDocument, adminSessionSchema } from './mongo/schemas.ts';

/**
 * Administrators' sessions in the store shared with the gateway. Their descriptions are in the collection
 * `admin_sessions`; only the store knows whether a session is active.
 */
export function createAdminSessions(store: SessionStore, connection: Connection, now: Clock): AdminSessions {
  const model = connection.model<AdminSessionDocument>('AdminSession', adminSessionSchema);
  return {
    async open({ id: administratorId, username }, origin) {
      const token = await store.open({ kind: 'admin', subjectId: administratorId, username });
      const openedAt = now();
      await model.deleteMany({ openedAt: { $lt: new Date(openedAt - SESSION_LIFETIMES.admin.absoluteMs) } });
      await model.insertOne({
        _id: sessionIdOf(token) ?? '',
        administratorId,
        openedAt: new Date(openedAt),
        ...origin,
      });
      return token;
    },
    async openOf(administratorId) {
      const known = await model.find({ administratorId }).sort({ openedAt: -1 }).lean();
      const standing = await Promise.all(known.map(({ _id }) => store.find('admin', _id)));
      return known
        .filter((_, index) => standing[index]?.subjectId === administratorId)
        .map(({ _id, openedAt, browser, address }) => ({
          id: _id,
          openedAt: openedAt.getTime(),
          browser,
          address,
        }));
    },
    async end(sessionId) {
      await store.end(sessionId);
      await model.deleteOne({ _id: sessionId }).catch(ignoreError);
    },
    async endAllOf(administratorId) {
      await store.endAllOf('admin', administratorId);
      await model.deleteMany({ administratorId }).catch(ignoreError);
    },
  };
}

/**
 * The session has ended even if the database is down. Its description is hidden from now on and deleted at a later
 * login.
 */
function ignoreError(): void {}
