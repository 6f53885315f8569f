import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import type { ChangeNotes } from '../../domain/ports.ts';

interface ChangeNoteRecord {
  readonly _id: string;
  /** Milliseconds since 1970. */
  readonly overAt: number;
}

/** The notes in MongoDB, in the collection `changes`. The connection may not be open yet. */
export function createMongoChangeNotes(connection: Connection): ChangeNotes {
  const notes = connection.collection<ChangeNoteRecord>('changes');
  return {
    async add(overAt) {
      const _id = randomUUID();
      await notes.insertOne({ _id, overAt });
      return _id;
    },
    async markOver(_id) {
      await notes.updateOne({ _id }, { $set: { overAt: 0 } });
    },
    async read(now) {
      const records = await notes.find().toArray();
      const over = records.filter(({ overAt }) => overAt <= now);
      return { all: records.map(({ _id }) => _id), over: over.map(({ _id }) => _id) };
    },
    async remove(ids) {
      await notes.deleteMany({ _id: { $in: [...ids] } });
    },
  };
}
