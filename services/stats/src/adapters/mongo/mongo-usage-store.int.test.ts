import { afterAll, beforeAll } from '@jest/globals';
import { createMongoConnection, openMongo } from '@selah/service-kit/mongo/open-mongo';
import { startTestDatabase, type TestDatabase } from '@selah/service-kit/testing/test-database';
import { usageStoreContract } from '../../../test/contracts/usage-store.contract.ts';
import { createMongoUsageStore } from './mongo-usage-store.ts';

const connection = createMongoConnection();
let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase();
  await openMongo({ uri: database.uri, appName: 'test' }, connection);
});
afterAll(async () => {
  await connection.close();
  await database.stop();
});

usageStoreContract('in MongoDB', {
  empty: async () => createMongoUsageStore(connection),
  release: async () => {
    await connection.dropDatabase();
  },
});
