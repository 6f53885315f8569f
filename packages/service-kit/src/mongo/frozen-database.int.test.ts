import { once } from 'node:events';
import { expect, it } from '@jest/globals';
import { type Connection, Schema } from 'mongoose';
import { describeOn } from '../../testing/engines/engine.ts';
import { ownMongo } from '../../testing/engines/mongo.ts';
import { eventually } from '../../testing/eventually.ts';
import { standStill } from '../../testing/stand-still.ts';
import { isDatabaseUnavailable } from '../errors/database-unavailable.ts';
import { inRunningTime } from '../in-running-time.ts';
import { createMongoConnection, openMongo } from './open-mongo.ts';

/** Of the running time of this process: the driver's own timers are late on a busy machine. Milliseconds. */
const LONGEST_MS = 2_000;

describeOn('a database that stands still', ownMongo, (mongo) => {
  const uri = () => `${mongo().url}/selah?directConnection=true`;

  function notesOf(connection: Connection) {
    return connection.model<{ text: string }>('Note', new Schema<{ text: string }>({ text: String }));
  }

  it('holds nobody for two seconds, however many ask, and is there again when it goes on', async () => {
    const connection = createMongoConnection();
    const notes = notesOf(connection);
    await openMongo({ uri: uri(), appName: 'test' }, connection);
    await notes.create({ text: 'before' });

    const isUnavailable = async (work: () => Promise<unknown>) => {
      const error: unknown = await inRunningTime(
        work().then(
          () => undefined,
          (reason: unknown) => reason,
        ),
        LONGEST_MS,
        () => new Error('the database held somebody'),
      );
      return isDatabaseUnavailable(error);
    };
    await mongo().freeze();
    try {
      const reads = Array.from({ length: 20 }, () => isUnavailable(() => notes.find().lean()));
      const writes = Array.from({ length: 5 }, () => isUnavailable(() => notes.create({ text: 'during' })));
      expect(new Set(await Promise.all([...reads, ...writes]))).toEqual(new Set([true]));
      expect(await isUnavailable(() => notes.findOne().lean())).toBe(true);
    } finally {
      mongo().thaw();
    }

    await eventually(() => notes.create({ text: 'after' }));
    expect(await notes.countDocuments({ text: { $ne: 'during' } })).toBe(2);
    await connection.close();
  });

  it('is asked again at once after a missed heartbeat, so that nothing fails when it goes on', async () => {
    const connection = createMongoConnection();
    const notes = notesOf(connection);
    await openMongo({ uri: uri(), appName: 'test' }, connection);
    const missed = once(connection.getClient(), 'serverHeartbeatFailed');
    await mongo().freeze();
    // Writes are sent again by a replica set's driver alone (retryable writes), which this server is not.
    const reads = Array.from({ length: 3 }, () => notes.find().lean());
    await missed;
    mongo().thaw();
    expect(await Promise.all(reads)).toHaveLength(3);
    await notes.create({ text: 'afterwards' });
    await connection.close();
  });

  it('is waited for at the start, where it may be starting too', async () => {
    await mongo().kill();
    const connection = createMongoConnection();
    const opening = openMongo({ uri: uri(), appName: 'test' }, connection);
    await mongo().restart();
    await opening;
    expect(connection.readyState).toBe(1);
    await connection.close();
  });

  it('is waited for at the start although this process stood still', async () => {
    await mongo().kill();
    const connection = createMongoConnection();
    const opening = openMongo({ uri: uri(), appName: 'test' }, connection);
    standStill(6_000);
    await mongo().restart();
    await opening;
    await connection.close();
  });

  it('is refused in a sentence when it does not come', async () => {
    await mongo().kill();
    await expect(openMongo({ uri: uri(), appName: 'test' })).rejects.toThrow(/ECONNREFUSED/);
    await mongo().restart();
  });
});
