import type { Connection } from 'mongoose';

/**
 * Integer ids of one collection (M-166, Q30) from an atomic counter. An id is never reused; a failed insert leaves
 * a gap.
 */
export function createSequence(connection: Connection, name: string) {
  const counters = connection.collection<{ _id: string; value: number }>('counters');
  return {
    /** The first of `count` consecutive ids. */
    async reserve(count = 1): Promise<number> {
      const counter = await counters.findOneAndUpdate(
        { _id: name },
        { $inc: { value: count } },
        { upsert: true, returnDocument: 'after' },
      );
      if (!counter) throw new Error(`the counter ${name} returned nothing`);
      return counter.value - count + 1;
    },
  };
}

export type Sequence = ReturnType<typeof createSequence>;
