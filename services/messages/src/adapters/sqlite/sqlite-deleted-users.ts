import type { DatabaseSync } from 'node:sqlite';
import { createStatements } from '@selah/service-kit/sqlite/statements';
import type { DeletedUsers } from '../../domain/ports.ts';

/** Ids of deleted accounts in SQLite, never removed. */
export function createSqliteDeletedUsers(db: DatabaseSync): DeletedUsers {
  const sql = createStatements(db);
  return {
    async add(userId) {
      sql('INSERT OR IGNORE INTO deleted_users (id) VALUES (?)').run(userId);
    },
    has: async (userId) => sql('SELECT 1 FROM deleted_users WHERE id = ?').get(userId) !== undefined,
  };
}
