import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { createStatements, inTransaction } from '@selah/service-kit/sqlite/statements';
import type { TrashEntry, TrashNotes } from '../../domain/trash.ts';

/** The notes of the trash in SQLite. */
export function createSqliteTrashNotes(db: DatabaseSync): TrashNotes {
  const sql = createStatements(db);
  return {
    async put(entries) {
      inTransaction(db, () => {
        for (const entry of entries)
          sql('INSERT OR REPLACE INTO trash (id, deleted_at, entry) VALUES (?, ?, ?)').run(
            entry.id,
            entry.deletedAt.getTime(),
            JSON.stringify(entry),
          );
      });
    },
    async find(ids) {
      const found = sql('SELECT entry FROM trash WHERE id IN (SELECT value FROM json_each(?))');
      return found.all(JSON.stringify(ids)).map(toEntry);
    },
    async list() {
      return sql('SELECT entry FROM trash').all().map(toEntry);
    },
    async page({ most, before }) {
      const until = before?.getTime() ?? Number.MAX_SAFE_INTEGER;
      const last = sql(
        'SELECT deleted_at FROM trash WHERE deleted_at < ? ORDER BY deleted_at DESC LIMIT 1 OFFSET ?',
      ).get(until, most - 1);
      const page = sql(
        'SELECT entry FROM trash WHERE deleted_at < ? AND deleted_at >= ? ORDER BY deleted_at DESC',
      );
      return page.all(until, last?.deleted_at ?? 0).map(toEntry);
    },
    async remove(ids) {
      sql('DELETE FROM trash WHERE id IN (SELECT value FROM json_each(?))').run(JSON.stringify(ids));
    },
  };
}

const DATES = ['deletedAt', 'createdAt'];

function toEntry({ entry }: Record<string, SQLOutputValue>): TrashEntry {
  return JSON.parse(String(entry), (key, value) =>
    DATES.includes(key) ? new Date(value as string) : (value as unknown),
  ) as TrashEntry;
}
