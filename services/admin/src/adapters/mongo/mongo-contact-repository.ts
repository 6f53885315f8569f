import { isDuplicateKey } from '@selah/service-kit/mongo/duplicate-key';
import type { Connection } from 'mongoose';
import type { ContactRepository } from '../../domain/ports.ts';
import { type ContactVersionDocument, contactVersionSchema } from './schemas.ts';

const KEPT = 10;

/**
 * The last versions of the contact in the collection `contact_versions`. A version's number is its id, so the
 * unique id refuses the second of two equal numbers.
 */
export function createMongoContactRepository(connection: Connection): ContactRepository {
  const model = connection.model<ContactVersionDocument>('ContactVersion', contactVersionSchema);
  return {
    async current() {
      const newest = await model.findOne().sort({ _id: -1 }).lean();
      return { version: newest?._id ?? 0, contact: newest?.contact ?? null };
    },
    async add({ id, contact, savedAt, savedBy }) {
      try {
        await model.insertOne({ _id: id, contact, savedAt: new Date(savedAt), savedBy });
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
      await model.deleteMany({ _id: { $lte: id - KEPT } });
      return true;
    },
    async list() {
      const newest = await model.find().sort({ _id: -1 }).limit(KEPT).lean();
      return newest.map(({ _id, contact, savedAt, savedBy }) => ({
        id: _id,
        contact: contact ?? null,
        savedAt: savedAt.toISOString(),
        savedBy,
      }));
    },
  };
}
