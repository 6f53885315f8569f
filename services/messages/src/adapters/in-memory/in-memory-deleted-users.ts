import type { DeletedUsers } from '../../domain/ports.ts';

/** Deleted accounts without a database, for tests: forgotten with the process. */
export function createInMemoryDeletedUsers(): DeletedUsers {
  const ids = new Set<number>();
  return {
    async add(userId) {
      ids.add(userId);
    },
    has: async (userId) => ids.has(userId),
  };
}
