import type { DatabaseSync } from 'node:sqlite';
import { createStatements } from '@selah/service-kit/sqlite/statements';
import type { SiteSettingsRepository } from '../../domain/ports.ts';

/** The two ad codes in SQLite: one row, with empty codes before the first change. */
export function createSqliteSiteSettingsRepository(db: DatabaseSync): SiteSettingsRepository {
  const sql = createStatements(db);
  return {
    async get() {
      const row = sql('SELECT * FROM site_settings').get();
      return { headerAdCode: String(row?.header_ad_code), footerAdCode: String(row?.footer_ad_code) };
    },
    async put({ headerAdCode, footerAdCode }, at, basedOn) {
      const { changes } = sql(
        `UPDATE site_settings SET header_ad_code = ?, footer_ad_code = ?, last_updated = ?
         WHERE header_ad_code = coalesce(?, header_ad_code) AND footer_ad_code = coalesce(?, footer_ad_code)`,
      ).run(
        headerAdCode,
        footerAdCode,
        at.toISOString(),
        basedOn?.headerAdCode ?? null,
        basedOn?.footerAdCode ?? null,
      );
      return changes === 1;
    },
  };
}
