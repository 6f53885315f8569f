import type { DatabaseSync } from 'node:sqlite';
import { isDuplicateRow } from '@selah/service-kit/sqlite/duplicate-row';
import { createStatements, inTransaction } from '@selah/service-kit/sqlite/statements';
import type { Contact } from '@selah/shared/contracts/admin/contact';
import type { ContactRepository } from '../../domain/ports.ts';

const KEPT = 10;

/**
 * The last versions of the contact in SQLite. A version's number is its id, so the key refuses the second of
 * two equal numbers.
 */
export function createSqliteContactRepository(db: DatabaseSync): ContactRepository {
  const sql = createStatements(db);
  return {
    async current() {
      const newest = sql('SELECT id, contact FROM contact_versions ORDER BY id DESC LIMIT 1').get();
      return { version: Number(newest?.id ?? 0), contact: contactIn(newest?.contact) };
    },
    async add({ id, contact, savedAt, savedBy }) {
      try {
        inTransaction(db, () => {
          sql('INSERT INTO contact_versions (id, contact, saved_at, saved_by) VALUES (?, ?, ?, ?)').run(
            id,
            JSON.stringify(contact),
            savedAt,
            savedBy,
          );
          sql('DELETE FROM contact_versions WHERE id <= ?').run(id - KEPT);
        });
        return true;
      } catch (error) {
        if (isDuplicateRow(error)) return false;
        throw error;
      }
    },
    async list() {
      const rows = sql('SELECT * FROM contact_versions ORDER BY id DESC LIMIT ?').all(KEPT);
      return rows.map((row) => ({
        id: Number(row.id),
        contact: contactIn(row.contact),
        savedAt: String(row.saved_at),
        savedBy: String(row.saved_by),
      }));
    },
  };
}

function contactIn(json: unknown): Contact | null {
  return typeof json === 'string' ? (JSON.parse(json) as Contact | null) : null;
}
