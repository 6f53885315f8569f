import { isDuplicateKey } from '@selah/service-kit/mongo/duplicate-key';
import { type Connection, Schema } from 'mongoose';
import type { AiBudget } from '../../domain/ports.ts';

/** `ai_budget`: one record per UTC day. */
interface BudgetRecord {
  readonly _id: string;
  readonly spent: number;
}

/**
 * The budget in MongoDB. `take` is one conditional update, so that concurrent processes never exceed the limit.
 */
export function createMongoAiBudget(connection: Connection): AiBudget {
  const days = connection.model(
    'AiBudget',
    new Schema<BudgetRecord>(
      { _id: { type: String, required: true }, spent: { type: Number, required: true, default: 0 } },
      { collection: 'ai_budget', versionKey: false },
    ),
  );

  async function take(day: string, limit: number, options: { upsert: boolean }): Promise<boolean> {
    const left = { _id: day, spent: { $lt: limit } };
    const result = await days.updateOne(left, { $inc: { spent: 1 } }, options);
    return result.matchedCount + result.upsertedCount === 1;
  }

  return {
    async take(day, limit) {
      if (limit < 1) return false;
      try {
        return await take(day, limit, { upsert: true });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        // The day's record exists: it is used up, or a concurrent call inserted it. A retry without upsert shows which.
        return take(day, limit, { upsert: false });
      }
    },
    async taken(day) {
      const record = await days.findById(day).lean();
      return record?.spent ?? 0;
    },
  };
}
