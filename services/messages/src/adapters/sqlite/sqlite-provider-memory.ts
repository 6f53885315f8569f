import type { DatabaseSync } from 'node:sqlite';
import { createStatements, inTransaction } from '@selah/service-kit/sqlite/statements';
import type { ProviderManner, ProviderMemory } from '../../domain/ports.ts';

/** The learned manner in SQLite: one row, of the endpoint in use. That of another endpoint is replaced. */
export function createSqliteProviderMemory(db: DatabaseSync): ProviderMemory {
  const sql = createStatements(db);
  return {
    async recall(endpoint) {
      const row = sql('SELECT manner FROM provider_manner WHERE endpoint = ?').get(endpoint);
      return row && (JSON.parse(String(row.manner)) as ProviderManner);
    },
    async keep(endpoint, manner) {
      inTransaction(db, () => {
        sql('DELETE FROM provider_manner').run();
        sql('INSERT INTO provider_manner (endpoint, manner) VALUES (?, ?)').run(
          endpoint,
          JSON.stringify(manner),
        );
      });
    },
  };
}
