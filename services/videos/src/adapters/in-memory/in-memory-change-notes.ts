import { randomUUID } from 'node:crypto';
import type { ChangeNotes } from '../../domain/ports.ts';

/** The notes in memory, for tests. */
export function createInMemoryChangeNotes(): ChangeNotes {
  const notes = new Map<string, number>();
  return {
    async add(overAt) {
      const id = randomUUID();
      notes.set(id, overAt);
      return id;
    },
    async markOver(id) {
      if (notes.has(id)) notes.set(id, 0);
    },
    read: async (now) => ({
      all: [...notes.keys()],
      over: [...notes].filter(([, overAt]) => overAt <= now).map(([id]) => id),
    }),
    async remove(ids) {
      for (const id of ids) notes.delete(id);
    },
  };
}
