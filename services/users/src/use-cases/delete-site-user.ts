import { AppError } from '@selah/service-kit/errors/app-error';
import type { EventPublisher, SiteUserRepository, SiteUserSessions } from '../domain/ports.ts';

interface Needs {
  readonly siteUsers: SiteUserRepository;
  readonly sessions: SiteUserSessions;
  readonly events: EventPublisher;
}

/** Deletes an account; whoever keeps something of the person hears of it and deletes that too. */
export function deleteSiteUser({ siteUsers, sessions, events }: Needs) {
  /** @throws AppError `user_not_found` */
  return async (id: number): Promise<void> => {
    if (!(await siteUsers.findById(id))) throw new AppError('user_not_found');
    // The event goes first: a crash behind it leaves an account that can be deleted again, never messages that nobody
    // will delete.
    await events.publish('site-user.deleted', { userId: id });
    await siteUsers.remove(id);
    await sessions.endAllOf(id);
  };
}
