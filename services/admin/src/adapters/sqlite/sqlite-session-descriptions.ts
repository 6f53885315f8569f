import type { DatabaseSync } from 'node:sqlite';
import { createStatements } from '@selah/service-kit/sqlite/statements';
import type { SessionDescriptions } from '../../domain/ports.ts';

/** Descriptions of administrators' sessions in SQLite. */
export function createSqliteSessionDescriptions(db: DatabaseSync): SessionDescriptions {
  const sql = createStatements(db);
  return {
    async add({ id, administratorId, openedAt, browser, address }) {
      sql(
        'INSERT INTO admin_sessions (id, administrator_id, opened_at, browser, address) VALUES (?, ?, ?, ?, ?)',
      ).run(id, administratorId, openedAt, browser, address);
    },
    async listOf(administratorId) {
      const rows = sql('SELECT * FROM admin_sessions WHERE administrator_id = ? ORDER BY opened_at DESC');
      return rows.all(administratorId).map((row) => ({
        id: String(row.id),
        openedAt: Number(row.opened_at),
        browser: String(row.browser),
        address: String(row.address),
      }));
    },
    async remove(id) {
      sql('DELETE FROM admin_sessions WHERE id = ?').run(id);
    },
    async removeAllOf(administratorId) {
      sql('DELETE FROM admin_sessions WHERE administrator_id = ?').run(administratorId);
    },
    async removeOpenedBefore(at) {
      sql('DELETE FROM admin_sessions WHERE opened_at < ?').run(at);
    },
  };
}
