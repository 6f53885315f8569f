import type { DatabaseSync } from 'node:sqlite';
import { createStatements } from '@selah/service-kit/sqlite/statements';
import type { AiBudget } from '../../domain/ports.ts';

/** The budget in SQLite: one row per UTC day. */
export function createSqliteAiBudget(db: DatabaseSync): AiBudget {
  const sql = createStatements(db);
  return {
    async take(day, limit) {
      if (limit < 1) return false;
      const { changes } = sql(
        `INSERT INTO ai_budget (day, spent) VALUES (?, 1)
         ON CONFLICT (day) DO UPDATE SET spent = spent + 1 WHERE spent < ?`,
      ).run(day, limit);
      return changes === 1;
    },
    async taken(day) {
      return Number(sql('SELECT spent FROM ai_budget WHERE day = ?').get(day)?.spent ?? 0);
    },
  };
}
