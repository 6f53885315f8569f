import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { createStatements } from '@selah/service-kit/sqlite/statements';
import { LANGUAGES, type Language } from '@selah/shared/contracts/languages';
import type { PsalmNumbering } from '@selah/shared/contracts/messages/psalters';
import type { PsalterStore, PsalterSummary } from '../../domain/ports.ts';
import type { PsalmText } from '../../domain/psalms/psalter.ts';

const SUMMARY = 'language, edition, licence, numbering, imported_at';

/** The editions of the Psalms in SQLite, some 300 KB each. */
export function createSqlitePsalters(db: DatabaseSync): PsalterStore {
  const sql = createStatements(db);
  return {
    async put({ language, edition, licence, numbering, importedAt, psalms }) {
      sql(`INSERT OR REPLACE INTO psalters (${SUMMARY}, psalms) VALUES (?, ?, ?, ?, ?, ?)`).run(
        language,
        edition,
        licence,
        numbering,
        importedAt.getTime(),
        JSON.stringify(psalms),
      );
    },
    async find(language) {
      const row = sql('SELECT * FROM psalters WHERE language = ?').get(language);
      return row && { ...summaryOf(row), psalms: JSON.parse(String(row.psalms)) as readonly PsalmText[] };
    },
    async summaryOf(language) {
      const row = sql(`SELECT ${SUMMARY} FROM psalters WHERE language = ?`).get(language);
      return row && summaryOf(row);
    },
    async list() {
      const place = ({ language }: PsalterSummary) => LANGUAGES.indexOf(language);
      const summaries = sql(`SELECT ${SUMMARY} FROM psalters`).all().map(summaryOf);
      return summaries.sort((one, other) => place(one) - place(other));
    },
    async remove(language) {
      return sql('DELETE FROM psalters WHERE language = ?').run(language).changes === 1;
    },
  };
}

function summaryOf(row: Record<string, SQLOutputValue>): PsalterSummary {
  return {
    language: row.language as Language,
    edition: String(row.edition),
    licence: String(row.licence),
    numbering: row.numbering as PsalmNumbering,
    importedAt: new Date(Number(row.imported_at)),
  };
}
