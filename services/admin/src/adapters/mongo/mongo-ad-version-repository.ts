import { createSequence } from '@selah/service-kit/mongo/sequence';
import type { Connection } from 'mongoose';
import type { AdVersionRepository } from '../../domain/ports.ts';
import { type AdVersionDocument, adVersionSchema } from './schemas.ts';

const KEPT = 10;

/** The last versions of both ad codes in the collection `ad_versions`; older ones are deleted. */
export function createMongoAdVersionRepository(connection: Connection): AdVersionRepository {
  const model = connection.model<AdVersionDocument>('AdVersion', adVersionSchema);
  const ids = createSequence(connection, 'ad_versions');
  const newest = () => model.find().sort({ _id: -1 }).limit(KEPT).lean();
  return {
    async add(version) {
      const id = await ids.reserve();
      await model.insertOne({ ...version, _id: id });
      const oldest = (await newest()).at(-1);
      if (oldest) await model.deleteMany({ _id: { $lt: oldest._id } });
      return id;
    },
    async remove(id) {
      await model.deleteOne({ _id: id });
    },
    async list() {
      return (await newest()).map(({ _id, savedAt, savedBy, headerAdCode, footerAdCode }) => ({
        id: _id,
        savedAt: savedAt.toISOString(),
        savedBy,
        headerAdCode,
        footerAdCode,
      }));
    },
  };
}
