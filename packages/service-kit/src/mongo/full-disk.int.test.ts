import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { startEmbeddedMongo } from '@selah/embedded-mongo';
import { describeOnSmallDisk } from '../../testing/small-disk.ts';
import { openMongo } from './open-mongo.ts';

describeOnSmallDisk('an embedded database on a full disk', 8, (disk) => {
  /** Starts the server, does something with one collection, and stops it. */
  async function withNotes<Result>(work: (notes: Notes) => Promise<Result>): Promise<Result> {
    const server = await startEmbeddedMongo({ file: join(disk.path, 'database.sqlite') });
    const connection = await openMongo({ uri: server.uriFor('test'), appName: 'test' });
    try {
      return await work(connection.collection('notes'));
    } finally {
      await connection.close();
      await server.stop();
    }
  }
  type Notes = ReturnType<Awaited<ReturnType<typeof openMongo>>['collection']>;

  it('starts and answers what it has', async () => {
    await withNotes((notes) => notes.insertOne({ text: 'kept' }));
    await disk.fill();
    expect(await withNotes((notes) => notes.find().toArray())).toMatchObject([{ text: 'kept' }]);
  });
});
