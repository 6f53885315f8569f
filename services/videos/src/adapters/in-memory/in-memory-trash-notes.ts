import type { TrashEntry, TrashNotes } from '../../domain/trash.ts';

/** The notes in memory, for tests. */
export function createInMemoryTrashNotes(): TrashNotes {
  const notes = new Map<string, TrashEntry>();
  const copies = (entries: Iterable<TrashEntry>) => [...entries].map((entry) => structuredClone(entry));
  return {
    async put(entries) {
      for (const entry of copies(entries)) notes.set(entry.id, entry);
    },
    find: async (ids) => copies(notes.values()).filter(({ id }) => ids.includes(id)),
    list: async () => copies(notes.values()),
    async page({ most, before }) {
      const earlier = [...notes.values()]
        .filter(({ deletedAt }) => before === undefined || deletedAt < before)
        .toSorted((a, b) => b.deletedAt.getTime() - a.deletedAt.getTime());
      const last = earlier[most - 1];
      return copies(last ? earlier.filter(({ deletedAt }) => deletedAt >= last.deletedAt) : earlier);
    },
    async remove(ids) {
      for (const id of ids) notes.delete(id);
    },
  };
}
