import type { Connection } from 'mongoose';
import type { FirstVisitRepository } from '../../domain/first-visit.ts';

interface FirstVisitDocument {
  readonly _id: number;
  readonly isOpen: boolean;
}

/** The id of the only document. */
const ONLY = 1;

/** Collection `first_visit`. The connection may not be open yet. */
export function createMongoFirstVisitRepository(connection: Connection): FirstVisitRepository {
  const collection = connection.collection<FirstVisitDocument>('first_visit');
  return {
    isOpen: async () => (await collection.findOne({ _id: ONLY }))?.isOpen ?? false,
    async setOpen(isOpen) {
      await collection.updateOne({ _id: ONLY }, { $set: { isOpen } }, { upsert: true });
    },
  };
}
