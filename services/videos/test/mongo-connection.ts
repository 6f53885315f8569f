import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { createMongoConnection, openMongo } from '@selah/service-kit/mongo/open-mongo';
import { startTestDatabase, type TestDatabase } from '@selah/service-kit/testing/test-database';
import type { Connection } from 'mongoose';

/** Registers a database for the tests of a file, emptied after each. Returns a function that opens a connection to it. */
export function useTestDatabase(): () => Promise<Connection> {
  let database: TestDatabase;
  let connection: Connection | undefined;

  beforeAll(async () => {
    database = await startTestDatabase();
  });
  afterEach(async () => {
    await connection?.dropDatabase();
    await connection?.close();
  });
  afterAll(() => database.stop());

  return async () => {
    connection = createMongoConnection();
    await openMongo({ uri: database.uri, appName: 'selah-videos-test' }, connection);
    return connection;
  };
}
