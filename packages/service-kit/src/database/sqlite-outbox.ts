import type { DatabaseSync } from 'node:sqlite';
import type { AuditEntry } from '@selah/shared/contracts/audit/audit';
import type { OutboxStore } from '../audit/action-outbox.ts';
import { createStatements } from '../sqlite/statements.ts';

/** `audit_outbox` of one service, in SQLite; `createTables` makes the table. */
export function createSqliteOutbox(db: DatabaseSync, service: string): OutboxStore {
  const sql = createStatements(db);
  return {
    async add(entry) {
      sql('INSERT INTO audit_outbox (id, service, entry) VALUES (?, ?, ?)').run(
        entry.id,
        service,
        JSON.stringify(entry),
      );
    },
    async first(limit) {
      const rows = sql('SELECT entry FROM audit_outbox WHERE service = ? ORDER BY place LIMIT ?').all(
        service,
        limit,
      );
      return rows.map(({ entry }) => JSON.parse(String(entry)) as AuditEntry);
    },
    async remove(id) {
      sql('DELETE FROM audit_outbox WHERE id = ?').run(id);
    },
  };
}
