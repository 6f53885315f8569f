import { isDuplicateKey } from '@selah/shared/service/mongo/duplicate-key';
import type { Connection } from 'mongoose';
import type { Tally, Totals, UsageStore } from '../../domain/ports.ts';
import type { Addition, Counts, DayCounts, DayKey } from '../../domain/usage.ts';
import { usageModels } from './usage-models.ts';

const TOTALS_ID = 1;

/** The counters in MongoDB: every raise is one update of one document, guarded by the position in that document. */
export function createMongoUsageStore(connection: Connection): UsageStore {
  const { totals, days } = usageModels(connection);

  const totalsTally: Tally = {
    async add(addition) {
      const result = await totals.updateOne(
        { _id: TOTALS_ID, position: { $lt: addition.firstPosition } },
        { ...raise(addition), $max: { lastUpdated: addition.lastOccurredAt } },
      );
      return result.matchedCount === 1;
    },
    async position() {
      return (await readTotals()).position;
    },
  };

  function dayTally(key: DayKey): Tally {
    const _id = `${key.day}/${key.language}`;
    return {
      async add(addition) {
        return unlessThere(async () => {
          // A record that stands further on does not match; the insert that follows then meets its id.
          await days.updateOne(
            { _id, position: { $lt: addition.firstPosition } },
            { ...raise(addition), $setOnInsert: { ...key } },
            { upsert: true },
          );
        });
      },
      async position() {
        const record = await days.findById(_id, { position: 1 }).lean();
        return record?.position ?? 0;
      },
    };
  }

  async function readTotals(): Promise<Totals> {
    const record = await totals.findById(TOTALS_ID).lean();
    if (!record) throw new Error('the totals are gone from access_stats');
    return { counts: countsOf(record), lastUpdated: record.lastUpdated, position: record.position };
  }

  return {
    totalsTally,
    dayTally,
    totals: readTotals,
    async prepare(lastUpdated) {
      await unlessThere(() =>
        totals.updateOne({ _id: TOTALS_ID }, { $setOnInsert: { lastUpdated } }, { upsert: true }),
      );
    },
    async daysSince(firstDay) {
      const records = await days.find({ _id: { $gte: firstDay } }).lean();
      return records.map(
        (record): DayCounts => ({ day: record.day, language: record.language, counts: countsOf(record) }),
      );
    },
  };
}

/** The part of an update that all tallies share. */
function raise({ counts, lastPosition }: Addition) {
  return { $inc: { ...counts }, $set: { position: lastPosition } };
}

function countsOf({ pageViews, spinCount, videoPlays, aiQuestions }: Counts): Counts {
  return { pageViews, spinCount, videoPlays, aiQuestions };
}

/** Runs an upsert; false when the record it would insert stands there already. */
async function unlessThere(upsert: () => Promise<unknown>): Promise<boolean> {
  try {
    await upsert();
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
