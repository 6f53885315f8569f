import { beforeEach, describe, expect, it } from '@jest/globals';
import { aSiteUser } from '../../test/a-site-user.ts';
import { createInMemorySiteUserRepository } from '../adapters/in-memory/in-memory-site-user-repository.ts';
import type { SiteUserRepository } from '../domain/ports.ts';
import { type DeleteSiteUserDeps, deleteSiteUser } from './delete-site-user.ts';

describe('deleting an account', () => {
  let siteUsers: SiteUserRepository;
  let hasSession: boolean;
  let published: number[];
  let deps: DeleteSiteUserDeps;
  let id: number;

  beforeEach(async () => {
    siteUsers = createInMemorySiteUserRepository();
    ({ id } = await siteUsers.add(aSiteUser()));
    hasSession = true;
    published = [];
    deps = {
      siteUsers,
      sessions: {
        open: async () => 'token',
        end: async () => {},
        endAllOf: async () => {
          hasSession = false;
        },
      },
      events: {
        publish: async (_name, data) => {
          published.push((data as { userId: number }).userId);
        },
      },
    };
  });

  const down = () => Promise.reject(new Error('down'));

  it('deletes nothing while sessions cannot be ended, so that the visitor can try again', async () => {
    await expect(
      deleteSiteUser({ ...deps, sessions: { ...deps.sessions, endAllOf: down } }, id),
    ).rejects.toThrow();
    expect(await siteUsers.findById(id)).toBeDefined();
    expect(published).toEqual([]);
  });

  it.each([
    ['the event cannot be published', () => ({ ...deps, events: { publish: down } })],
    ['the account cannot be removed', () => ({ ...deps, siteUsers: { ...siteUsers, remove: down } })],
  ])('leaves no session when %s, and a second call finishes the work', async (_, broken) => {
    await expect(deleteSiteUser(broken(), id)).rejects.toThrow();
    expect(hasSession).toBe(false);
    await deleteSiteUser(deps, id);
    expect(await siteUsers.findById(id)).toBeUndefined();
    expect(published).toContain(id);
  });

  it('finishes an earlier call that had removed the account', async () => {
    await siteUsers.remove(id);
    await deleteSiteUser(deps, id);
    expect(hasSession).toBe(false);
    expect(published).toEqual([id]);
  });

  it('ends a session that a simultaneous login opened', async () => {
    const remove: SiteUserRepository['remove'] = async (userId) => {
      hasSession = true;
      return siteUsers.remove(userId);
    };
    await deleteSiteUser({ ...deps, siteUsers: { ...siteUsers, remove } }, id);
    expect(hasSession).toBe(false);
  });
});
