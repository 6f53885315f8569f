import { isDuplicateKey } from '@selah/service-kit/mongo/duplicate-key';
import type { Connection } from 'mongoose';
import type { SiteSettingsRepository } from '../../domain/ports.ts';
import { type SiteSettingsDocument, siteSettingsSchema } from './schemas.ts';

/** The id of the only settings document. */
const ONLY = 1;

/** The two ad codes in the collection `site_settings`; both are empty before the first change. */
export function createMongoSiteSettingsRepository(connection: Connection): SiteSettingsRepository {
  const model = connection.model<SiteSettingsDocument>('SiteSettings', siteSettingsSchema);
  return {
    async get() {
      const found = await model.findById(ONLY).lean();
      return { headerAdCode: found?.headerAdCode ?? '', footerAdCode: found?.footerAdCode ?? '' };
    },
    async put(settings, at, basedOn) {
      const change = { $set: { ...settings, lastUpdated: at.toISOString() } };
      // Without a document both codes are empty.
      const upsert = !basedOn?.headerAdCode && !basedOn?.footerAdCode;
      try {
        const { matchedCount, upsertedCount } = await model.updateOne({ _id: ONLY, ...basedOn }, change, {
          upsert,
        });
        return matchedCount + upsertedCount === 1;
      } catch (error) {
        // The insert fails because a document with other codes exists.
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
  };
}
