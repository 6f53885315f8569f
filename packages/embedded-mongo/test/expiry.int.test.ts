import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { anEmbeddedServer, type TestServer } from './a-server.ts';

describe('documents with a time to live', () => {
  let server: TestServer;
  let client: MongoClient;
  let now = new Date('2025-01-01T00:00:00Z');

  beforeEach(async () => {
    now = new Date('2025-01-01T00:00:00Z');
    server = await anEmbeddedServer(() => now);
    client = await MongoClient.connect(server.uriFor('expiry'));
  });
  afterEach(async () => {
    await client.close();
    await server.stop();
  });

  it.each([1, -1] as const)(
    "are deleted after it, by the server's clock (index direction %i)",
    async (direction) => {
      const sessions = client.db().collection<{ _id: string; at?: Date | string | Date[] }>('sessions');
      await sessions.createIndex({ at: direction }, { expireAfterSeconds: 60 });
      await sessions.insertMany([
        { _id: 'old', at: new Date('2025-01-01T00:00:30Z') },
        { _id: 'oldest of several', at: [new Date('2026-01-01'), new Date('2025-01-01T00:00:30Z')] },
        { _id: 'young', at: new Date('2025-01-01T00:05:00Z') },
        { _id: 'no date', at: 'never' },
        { _id: 'none' },
      ]);
      now = new Date('2025-01-01T00:01:31Z');
      while ((await sessions.countDocuments()) > 3);
      expect((await sessions.distinct('_id')).sort()).toEqual(['no date', 'none', 'young']);
    },
  );
});
