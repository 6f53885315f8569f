import { Long } from 'bson';
import { MongoError } from '../errors.ts';
import { CURSOR_BATCH } from '../query/cursors.ts';
import { countField } from './arguments.ts';
import { type Command, reply } from './command.ts';

/** The next batch of a cursor. */
export const getMore: Command = {
  name: 'getMore',
  fields: ['collection', 'batchSize'],
  effect: 'read',
  run({ body, database, server }) {
    const size = countField(body, 'batchSize') || CURSOR_BATCH;
    const batch = server.cursors.next(cursorId(body.getMore), `${database}.${String(body.collection)}`, size);
    return { body: {}, batch };
  },
};

/** Closes cursors. */
export const killCursors: Command = {
  name: 'killCursors',
  fields: ['cursors'],
  effect: 'none',
  run({ body, server }) {
    const ids = Array.isArray(body.cursors) ? body.cursors.map(cursorId) : [];
    const killed = new Set(ids.filter((id) => server.cursors.kill(id)));
    const asLongs = (list: readonly bigint[]) => list.map((id) => Long.fromBigInt(id));
    return reply({
      cursorsKilled: asLongs([...killed]),
      cursorsNotFound: asLongs(ids.filter((id) => !killed.has(id))),
      cursorsAlive: [],
      cursorsUnknown: [],
    });
  },
};

function cursorId(value: unknown): bigint {
  if (Long.isLong(value)) return value.toBigInt();
  throw new MongoError(14, 'a cursor id must be a 64-bit integer');
}
