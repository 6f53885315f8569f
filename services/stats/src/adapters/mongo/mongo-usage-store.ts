import type { Connection } from 'mongoose';
import type { UsageStore } from '../../domain/ports.ts';
import { type Addition, type DayCounts, dayId } from '../../domain/usage.ts';
import { createDayArchive } from './day-archive.ts';
import { countsAt, countsOf, type DayDocument, type TotalsDocument, toDayCounts } from './usage-documents.ts';

/** The id of the only document of `access_stats`. */
const TOTALS_ID = 1;

/**
 * The counters in MongoDB. Totals, unarchived days and the position are in one document and change in one update,
 * so that a kill leaves all of an event or nothing, without a transaction. Finished days move to the archive in
 * repeatable steps: they are marked, added to the archive unless present, and then removed.
 */
export function createMongoUsageStore(connection: Connection): UsageStore {
  const collection = connection.collection<TotalsDocument>('access_stats');
  const archive = createDayArchive(connection);

  async function read(): Promise<TotalsDocument> {
    const document = await collection.findOne({ _id: TOTALS_ID });
    if (!document) throw new Error('access_stats has no document');
    return document;
  }

  /** Finished days hardly ever change, so a history of years is read once after each archival. */
  let known:
    | { readonly firstDay: string; readonly archivals: number; readonly days: DayCounts[] }
    | undefined;

  async function archivedSince(firstDay: string, archivals: number): Promise<DayCounts[]> {
    if (known?.archivals !== archivals || firstDay < known.firstDay) {
      // `archivals` was read first, so these days contain at least what had left the totals document by
      // then.
      known = { firstDay, archivals, days: await archive.since(firstDay) };
    }
    return known.days.filter(({ day }) => day >= firstDay);
  }

  return {
    async add(addition) {
      const result = await collection.updateOne(
        { _id: TOTALS_ID, position: { $lt: addition.firstPosition } },
        raiseBy(addition),
      );
      return result.matchedCount === 1;
    },

    async totals() {
      const document = await read();
      return { counts: countsOf(document), lastUpdated: document.lastUpdated, position: document.position };
    },

    async archiveBefore(day) {
      const { days = {} } = await read();
      for (const id of Object.keys(days).filter((id) => id < day)) {
        // Only if earlier counts of that day are not being archived; otherwise they wait for the next round.
        await collection.updateOne(
          { _id: TOTALS_ID, [`leaving.${id}`]: { $exists: false } },
          { $rename: { [`days.${id}`]: `leaving.${id}` } },
        );
      }
      const { leaving = {} } = await read();
      for (const [id, share] of Object.entries(leaving)) {
        await archive.put(share);
        await collection.updateOne(
          { _id: TOTALS_ID, [`leaving.${id}.position`]: share.position },
          { $unset: { [`leaving.${id}`]: '' }, $inc: { archivals: 1 } },
        );
      }
    },

    async daysSince(firstDay) {
      // In this order, so that counts being archived may be read twice, but are never missed.
      const { days = {}, leaving = {}, archivals = 0 } = await read();
      const archived = await archivedSince(firstDay, archivals);
      const positions = new Map(archived.map((share) => [dayId(share), share.position]));
      const isArchived = (share: DayDocument) => (positions.get(dayId(share)) ?? 0) >= share.position;
      const here = [...Object.values(days), ...Object.values(leaving)].filter(
        (share) => share.day >= firstDay && !isArchived(share),
      );
      return [...archived, ...here.map(toDayCounts)];
    },
  };
}

function raiseBy({ counts, days, lastPosition, lastOccurredAt }: Addition) {
  const raise: Record<string, number> = { ...counts };
  const set: Record<string, unknown> = { position: lastPosition };
  for (const share of days) {
    const path = `days.${dayId(share)}`;
    Object.assign(raise, countsAt(path, share.counts));
    Object.assign(set, {
      [`${path}.day`]: share.day,
      [`${path}.language`]: share.language,
      [`${path}.position`]: share.position,
    });
  }
  return { $inc: raise, $set: set, $max: { lastUpdated: lastOccurredAt } };
}
