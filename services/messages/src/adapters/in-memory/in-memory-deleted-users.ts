import type { DeletedUsers } from '../../domain/ports.ts';

/** Ids of deleted accounts in memory, for tests. */
export function createInMemoryDeletedUsers(): DeletedUsers {
  const ids = new Set<number>();
  return {
    async add(userId) {
      ids.add(userId);
    },
    has: async (userId) => ids.has(userId),
  };
}
