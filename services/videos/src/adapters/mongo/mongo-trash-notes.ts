import type { Connection } from 'mongoose';
import type { TrashEntry, TrashNotes } from '../../domain/trash.ts';

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** An entry of the trash as its document: the id is the document's own. */
type TrashNoteRecord = { readonly _id: string } & DistributiveOmit<TrashEntry, 'id'>;

/** The notes in MongoDB, in the collection `trash`. The connection may still be closed when they are made. */
export function createMongoTrashNotes(connection: Connection): TrashNotes {
  const notes = connection.collection<TrashNoteRecord>('trash');
  return {
    async put(entries) {
      if (entries.length === 0) return;
      await notes.bulkWrite(
        entries.map(({ id, ...replacement }) => ({
          replaceOne: { filter: { _id: id }, replacement, upsert: true },
        })),
        { ordered: false },
      );
    },
    async find(ids) {
      return (await notes.find({ _id: { $in: [...ids] } }).toArray()).map(toEntry);
    },
    async list() {
      return (await notes.find().toArray()).map(toEntry);
    },
    async page({ most, before }) {
      const earlier = before === undefined ? {} : { $lt: before };
      const [last] = await notes
        .find(before === undefined ? {} : { deletedAt: earlier })
        .sort({ deletedAt: -1 })
        .skip(most - 1)
        .limit(1)
        .project<{ readonly deletedAt: Date }>({ deletedAt: 1 })
        .toArray();
      const wanted = { ...earlier, ...(last && { $gte: last.deletedAt }) };
      const isAll = before === undefined && !last;
      const found = notes.find(isAll ? {} : { deletedAt: wanted }).sort({ deletedAt: -1 });
      return (await found.toArray()).map(toEntry);
    },
    async remove(ids) {
      await notes.deleteMany({ _id: { $in: [...ids] } });
    },
  };
}

function toEntry({ _id, ...entry }: TrashNoteRecord): TrashEntry {
  return { id: _id, ...entry };
}
