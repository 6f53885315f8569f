import { isDuplicateKey } from '@selah/service-kit/mongo/duplicate-key';
import type { Connection } from 'mongoose';
import { type DayCounts, dayId } from '../../domain/usage.ts';
import { type ArchivedDayDocument, type DayDocument, toDayCounts } from './usage-documents.ts';

/** `daily_stats`: counts of days that are no longer in the totals document. */
export function createDayArchive(connection: Connection) {
  const days = connection.collection<ArchivedDayDocument>('daily_stats');

  return {
    /**
     * Adds counts to their day, unless the archive has them: the same counts may arrive twice, but never
     * after later ones.
     */
    async put(share: DayDocument): Promise<void> {
      // With counters that only a later release knows.
      const { day, language, position, ...counts } = share;
      try {
        await days.updateOne(
          { _id: dayId(share), position: { $lt: position } },
          { $inc: { ...counts }, $set: { position }, $setOnInsert: { day, language } },
          { upsert: true },
        );
      } catch (error) {
        // A document with a later position does not match, and the following insert then fails with its id.
        if (!isDuplicateKey(error)) throw error;
      }
    },

    /** The days from `firstDay` on. Ids begin with the day, so that the index on `_id` is used. */
    async since(firstDay: string): Promise<DayCounts[]> {
      const documents = await days.find({ _id: { $gte: firstDay } }).toArray();
      return documents.map(toDayCounts);
    },
  };
}

export type DayArchive = ReturnType<typeof createDayArchive>;
