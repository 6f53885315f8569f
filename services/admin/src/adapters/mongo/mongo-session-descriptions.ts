import type { Connection } from 'mongoose';
import type { SessionDescriptions } from '../../domain/ports.ts';
import { type AdminSessionDocument, adminSessionSchema } from './schemas.ts';

/** Descriptions of administrators' sessions in the collection `admin_sessions`. */
export function createMongoSessionDescriptions(connection: Connection): SessionDescriptions {
  const model = connection.model<AdminSessionDocument>('AdminSession', adminSessionSchema);
  return {
    async add({ id, openedAt, ...description }) {
      await model.insertOne({ ...description, _id: id, openedAt: new Date(openedAt) });
    },
    async listOf(administratorId) {
      const known = await model.find({ administratorId }).sort({ openedAt: -1 }).lean();
      return known.map(({ _id, openedAt, browser, address }) => ({
        id: _id,
        openedAt: openedAt.getTime(),
        browser,
        address,
      }));
    },
    async remove(id) {
      await model.deleteOne({ _id: id });
    },
    async removeAllOf(administratorId) {
      await model.deleteMany({ administratorId });
    },
    async removeOpenedBefore(at) {
      await model.deleteMany({ openedAt: { $lt: new Date(at) } });
    },
  };
}
