import type { DatabaseSync } from 'node:sqlite';
import { createStatements } from '@selah/service-kit/sqlite/statements';
import type { AlarmRepository, Episode } from '../../domain/alarms.ts';
import type { FirstVisitRepository } from '../../domain/first-visit.ts';

/** The episodes of alarms in SQLite: one row. */
export function createSqliteAlarmRepository(db: DatabaseSync): AlarmRepository {
  const sql = createStatements(db);
  return {
    async read() {
      const row = sql('SELECT episodes FROM alarms').get();
      return row ? (JSON.parse(String(row.episodes)) as readonly Episode[]) : [];
    },
    async write(episodes) {
      sql('INSERT OR REPLACE INTO alarms (id, episodes) VALUES (1, ?)').run(JSON.stringify(episodes));
    },
  };
}

/** Whether the card of the first steps is shown, in SQLite: one row. */
export function createSqliteFirstVisitRepository(db: DatabaseSync): FirstVisitRepository {
  const sql = createStatements(db);
  return {
    isOpen: async () => sql('SELECT is_open FROM first_visit').get()?.is_open === 1,
    async setOpen(isOpen) {
      sql('INSERT OR REPLACE INTO first_visit (id, is_open) VALUES (1, ?)').run(isOpen ? 1 : 0);
    },
  };
}
