import { AppError } from '@selah/service-kit/errors/app-error';
import type { EventPublisher, SiteUserRepository, SiteUserSessions } from '../domain/ports.ts';

export interface DeleteSiteUserDeps {
  readonly siteUsers: SiteUserRepository;
  readonly sessions: SiteUserSessions;
  readonly events: EventPublisher;
}

/**
 * Deletes an account; other services that hold something of the person learn of it and delete that too.
 * @throws AppError `user_not_found`
 */
export async function deleteSiteUser(deps: DeleteSiteUserDeps, id: number): Promise<void> {
  const { siteUsers, sessions, events } = deps;
  if (!(await siteUsers.findById(id))) throw new AppError('user_not_found');
  // The event goes first: after a crash the account can be deleted again, and no message stays that nobody will delete.
  await events.publish('site-user.deleted', { userId: id });
  await siteUsers.remove(id);
  await sessions.endAllOf(id);
}
