import { isDuplicateKey } from '@selah/service-kit/mongo/duplicate-key';
import type { Connection } from 'mongoose';
import type { DeletedUsers } from '../../domain/ports.ts';

/** `deleted_users`: one empty record per id, never removed. */
export function createMongoDeletedUsers(connection: Connection): DeletedUsers {
  const collection = connection.collection<{ _id: number }>('deleted_users');
  return {
    async add(userId) {
      try {
        await collection.insertOne({ _id: userId });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
    has: async (userId) => (await collection.findOne({ _id: userId })) !== null,
  };
}
