import type { EventPublisher, SiteUserRepository, SiteUserSessions } from '../domain/ports.ts';

export interface DeleteSiteUserDeps {
  readonly siteUsers: SiteUserRepository;
  readonly sessions: SiteUserSessions;
  readonly events: EventPublisher;
}

/**
 * Deletes an account. Other services delete their data of the user after the event. After a failure the same call
 * finishes the work, also if the account is already deleted.
 */
export async function deleteSiteUser(deps: DeleteSiteUserDeps, id: number): Promise<void> {
  const { siteUsers, sessions, events } = deps;
  // Sessions first, so that nothing more is done with the account.
  await sessions.endAllOf(id);
  // The event before the account: after a crash the deletion can be repeated, and no message remains without an
  // owner.
  await events.publish('site-user.deleted', { userId: id });
  await siteUsers.remove(id);
  // A simultaneous login may have opened another session.
  await sessions.endAllOf(id);
}
