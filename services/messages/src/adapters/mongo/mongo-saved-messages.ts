import { isDuplicateKey } from '@selah/service-kit/mongo/duplicate-key';
import { createSequence } from '@selah/service-kit/mongo/sequence';
import type { Connection } from 'mongoose';
import type { SavedMessageRepository } from '../../domain/ports.ts';
import type { SavedMessage } from '../../domain/saved-message.ts';
import { type SavedMessageRecord, savedMessageModel } from './saved-message-model.ts';

/** Saved messages in MongoDB. */
export function createMongoSavedMessages(connection: Connection): SavedMessageRepository {
  const model = savedMessageModel(connection);
  const ids = createSequence(connection, 'saved_messages');

  return {
    async add(draft, createdAt, submission) {
      const _id = await ids.reserve();
      const record = { ...draft, _id, createdAt, submission: keyOf(submission, _id) };
      try {
        await model.insertOne(record);
      } catch (error) {
        if (isDuplicateKey(error, 'submission')) return undefined;
        throw error;
      }
      return toSavedMessage(record);
    },

    async findBySubmission(userId, submission) {
      const record = await model.findOne({ userId, submission: keyOf(submission) }).lean();
      return record ? toSavedMessage(record) : undefined;
    },

    async listOf(userId, { before, limit }) {
      const records = await model
        .find({ userId, ...(before !== undefined && { _id: { $lt: before } }) })
        .sort({ _id: -1 })
        .limit(limit)
        .lean();
      return records.map(toSavedMessage);
    },

    countOf: (userId, limit) => model.countDocuments({ userId }).limit(limit),

    async exists(id) {
      return (await model.exists({ _id: id })) !== null;
    },

    async deleteOwn(id, userId) {
      const { deletedCount } = await model.deleteOne({ _id: id, userId });
      return deletedCount === 1;
    },

    async deleteAllOf(userId) {
      const { deletedCount } = await model.deleteMany({ userId });
      return deletedCount;
    },
  };
}

/** A message without a submission key gets a unique one; the prefixes keep the two kinds apart. */
function keyOf(submission: string | undefined, id?: number): string {
  return submission === undefined ? `id:${id}` : `key:${submission}`;
}

function toSavedMessage(record: SavedMessageRecord): SavedMessage {
  return {
    id: record._id,
    userId: record.userId,
    name: record.name,
    question: record.question,
    message: record.message,
    ...(record.verse && { verse: record.verse }),
    ...(record.source && { source: record.source }),
    language: record.language,
    createdAt: record.createdAt,
  };
}
