import type { EventPublisher, SiteUserRepository, SiteUserSessions } from '../domain/ports.ts';

export interface DeleteSiteUserDeps {
  readonly siteUsers: SiteUserRepository;
  readonly sessions: SiteUserSessions;
  readonly events: EventPublisher;
}

/**
 * Deletes an account; other services that hold something of the person learn of it and delete that too. Whatever fails, the
 * same call again finishes the work, also when the account itself is gone already.
 */
export async function deleteSiteUser(deps: DeleteSiteUserDeps, id: number): Promise<void> {
  const { siteUsers, sessions, events } = deps;
  // Sessions first: from here on nobody acts for this person.
  await sessions.endAllOf(id);
  // Then the event: after a crash the account can be deleted again, and no message stays that nobody will delete.
  await events.publish('site-user.deleted', { userId: id });
  await siteUsers.remove(id);
  // A login at this very moment may have opened another one.
  await sessions.endAllOf(id);
}
