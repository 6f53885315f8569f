import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { createStatements } from '@selah/service-kit/sqlite/statements';
import type { AuditAction, AuditEntry, AuditObject } from '@selah/shared/contracts/audit/audit';
import { AUDIT_MS } from '@selah/shared/contracts/lifetimes';
import { type AuditLog, failedSignInId } from '../../domain/audit-log.ts';

/** What administrators did, in SQLite. Each new entry removes those that are older than a year. */
export function createSqliteAuditLog(db: DatabaseSync): AuditLog {
  const sql = createStatements(db);
  const forgetBefore = (at: number) => sql('DELETE FROM audit WHERE at < ?').run(at - AUDIT_MS);
  return {
    async add({ id, at, action, administrator, address, object }) {
      const time = Date.parse(at);
      sql(
        'INSERT OR IGNORE INTO audit (id, at, action, administrator, address, object) VALUES (?, ?, ?, ?, ?, ?)',
      ).run(id, time, action, administrator ?? null, address, JSON.stringify(object));
      forgetBefore(time);
    },
    async addFailedSignIn(attempt) {
      const { at, administrator, address } = attempt;
      sql(
        `INSERT INTO audit (id, at, action, administrator, address, object)
         VALUES (?, ?, 'sign-in-failed', ?, ?, '{"count":1}')
         ON CONFLICT (id) DO UPDATE SET
           at = excluded.at, object = json_set(object, '$.count', object ->> '$.count' + 1)`,
      ).run(failedSignInId(attempt), at, administrator ?? null, address);
      forgetBefore(at);
    },
    async hasAny(administrator, actions) {
      const found = sql(
        'SELECT 1 FROM audit WHERE administrator = ? AND action IN (SELECT value FROM json_each(?))',
      );
      return found.get(administrator, JSON.stringify(actions)) !== undefined;
    },
    async list(before, most) {
      const at = before ? Date.parse(before.at) : Number.MAX_SAFE_INTEGER;
      const page = sql('SELECT * FROM audit WHERE (at, id) < (?, ?) ORDER BY at DESC, id DESC LIMIT ?');
      return page.all(at, before?.id ?? '', most).map(toEntry);
    },
  };
}

function toEntry(row: Record<string, SQLOutputValue>): AuditEntry {
  return {
    id: String(row.id),
    at: new Date(Number(row.at)).toISOString(),
    action: row.action as AuditAction,
    ...(row.administrator !== null && { administrator: String(row.administrator) }),
    address: String(row.address),
    object: JSON.parse(String(row.object)) as AuditObject,
  };
}
