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
    async remove(ids) {
      for (const id of ids) notes.delete(id);
    },
  };
}
