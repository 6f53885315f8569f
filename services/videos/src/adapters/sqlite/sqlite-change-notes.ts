import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { createStatements } from '@selah/service-kit/sqlite/statements';
import type { ChangeNotes } from '../../domain/ports.ts';

/** The notes of changes in SQLite. */
export function createSqliteChangeNotes(db: DatabaseSync): ChangeNotes {
  const sql = createStatements(db);
  return {
    async add(overAt) {
      const id = randomUUID();
      sql('INSERT INTO changes (id, over_at) VALUES (?, ?)').run(id, overAt);
      return id;
    },
    async markOver(id) {
      sql('UPDATE changes SET over_at = 0 WHERE id = ?').run(id);
    },
    async read(now) {
      const rows = sql('SELECT id, over_at FROM changes').all();
      const over = rows.filter(({ over_at }) => Number(over_at) <= now);
      return { all: rows.map(({ id }) => String(id)), over: over.map(({ id }) => String(id)) };
    },
    async remove(ids) {
      sql('DELETE FROM changes WHERE id IN (SELECT value FROM json_each(?))').run(JSON.stringify(ids));
    },
  };
}
