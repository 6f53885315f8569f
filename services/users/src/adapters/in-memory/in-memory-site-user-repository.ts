import { EmailTakenError, type SiteUserRepository } from '../../domain/ports.ts';
import type { SiteUser } from '../../domain/site-user.ts';

/** Accounts in memory for tests; passes the same contract as the real repository. */
export function createInMemorySiteUserRepository(): SiteUserRepository {
  const users = new Map<number, SiteUser>();
  let lastId = 0;
  const byEmail = (email: string) => [...users.values()].find((user) => user.email === email);
  return {
    async add(user) {
      if (byEmail(user.email)) throw new EmailTakenError('e-mail taken');
      lastId += 1;
      const added = { ...user, id: lastId, lastLogin: user.createdAt };
      users.set(added.id, added);
      return added;
    },
    findById: async (id) => users.get(id),
    findByEmail: async (email) => byEmail(email),
    async recordLogin(id, at) {
      const user = users.get(id);
      if (user) users.set(id, { ...user, lastLogin: at });
    },
    remove: async (id) => users.delete(id),
  };
}
