import type { DatabaseSync } from 'node:sqlite';
import { createStatements, inTransaction } from '@selah/service-kit/sqlite/statements';
import type { AdVersionRepository } from '../../domain/ports.ts';

const KEPT = 10;

/** The last versions of both ad codes in SQLite; older ones are deleted. */
export function createSqliteAdVersionRepository(db: DatabaseSync): AdVersionRepository {
  const sql = createStatements(db);
  return {
    async add({ headerAdCode, footerAdCode, savedAt, savedBy }) {
      return inTransaction(db, () => {
        const { lastInsertRowid } = sql(
          'INSERT INTO ad_versions (header_ad_code, footer_ad_code, saved_at, saved_by) VALUES (?, ?, ?, ?)',
        ).run(headerAdCode, footerAdCode, savedAt.getTime(), savedBy);
        sql(
          'DELETE FROM ad_versions WHERE id NOT IN (SELECT id FROM ad_versions ORDER BY id DESC LIMIT ?)',
        ).run(KEPT);
        return Number(lastInsertRowid);
      });
    },
    async remove(id) {
      sql('DELETE FROM ad_versions WHERE id = ?').run(id);
    },
    async list() {
      const rows = sql('SELECT * FROM ad_versions ORDER BY id DESC LIMIT ?').all(KEPT);
      return rows.map((row) => ({
        id: Number(row.id),
        savedAt: new Date(Number(row.saved_at)).toISOString(),
        savedBy: String(row.saved_by),
        headerAdCode: String(row.header_ad_code),
        footerAdCode: String(row.footer_ad_code),
      }));
    },
  };
}
