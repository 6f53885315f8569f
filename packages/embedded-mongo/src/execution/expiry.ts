import { decode } from '../bson/codec.ts';
import { encodeKey } from '../bson/key-encoding.ts';
import { rankOf } from '../bson/value-type.ts';
import type { Collection } from '../storage/collection.ts';
import type { IndexTable, KeyRange } from '../storage/index-table.ts';

/** Maximum number of documents deleted per index and round, so that commands do not wait long. */
const MOST_PER_SWEEP = 5000;

/** Deletes the documents whose TTL has passed; for an array the earliest date counts. Returns their number. */
export function deleteExpired(collection: Collection, now: Date): number {
  let deleted = 0;
  for (const index of collection.indexes) {
    if (index.definition.expireAfterSeconds === undefined) continue;
    for (const rid of expiredRows(index, index.definition.expireAfterSeconds, now)) {
      const bytes = collection.get(rid);
      if (!bytes) continue;
      collection.delete(rid, decode(bytes));
      deleted++;
    }
  }
  return deleted;
}

function expiredRows(index: IndexTable, seconds: number, now: Date): Set<number> {
  const rows = new Set<number>();
  const descending = index.definition.fields[0]?.descending === true;
  for (const { rid } of index.scan(
    expiredRange(new Date(now.getTime() - seconds * 1000), descending),
    false,
  )) {
    rows.add(rid);
    if (rows.size >= MOST_PER_SWEEP) break;
  }
  return rows;
}

/** Dates up to the limit; other types never expire. Descending keys are inverted. */
function expiredRange(limit: Date, descending: boolean): KeyRange {
  const rank = rankOf('date');
  const at = encodeKey([limit], [descending]);
  if (!descending) return { from: Uint8Array.of(rank), to: Buffer.concat([at, Uint8Array.of(0)]) };
  return { from: at, to: Uint8Array.of((~rank & 0xff) + 1) };
}
