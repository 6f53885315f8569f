import { isDuplicateKey } from '@selah/service-kit/mongo/duplicate-key';
import type { Connection } from 'mongoose';
import { type DayCounts, dayId } from '../../domain/usage.ts';
import { type ArchivedDayDocument, toDayCounts } from './usage-documents.ts';

/** `daily_stats`: shares of days that have left the document of the totals. */
export function createDayArchive(connection: Connection) {
  const days = connection.collection<ArchivedDayDocument>('daily_stats');

  return {
    /** Adds a share to its day, unless the archive holds it already: the same share can come twice, none comes late. */
    async put(share: DayCounts): Promise<void> {
      const { day, language, counts, position } = share;
      try {
        await days.updateOne(
          { _id: dayId(share), position: { $lt: position } },
          { $inc: { ...counts }, $set: { position }, $setOnInsert: { day, language } },
          { upsert: true },
        );
      } catch (error) {
        // A document that stands further on does not match, and the insert that follows then meets its id.
        if (!isDuplicateKey(error)) throw error;
      }
    },

    /** The days from `firstDay` on. The id begins with the day, so that its own index serves. */
    async since(firstDay: string): Promise<DayCounts[]> {
      const documents = await days.find({ _id: { $gte: firstDay } }).toArray();
      return documents.map(toDayCounts);
    },
  };
}

export type DayArchive = ReturnType<typeof createDayArchive>;
