import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { createMongoConnection, openMongo } from '@selah/service-kit/mongo/open-mongo';
import { startTestDatabase, type TestDatabase } from '@selah/service-kit/testing/test-database';
import type { Connection } from 'mongoose';
import { describeCloudJobStoreContract } from '../../../test/contracts/cloud-job-store.contract.ts';
import { createMongoCloudJobStore } from './mongo-cloud-job-store.ts';

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

describeCloudJobStoreContract('MongoDB', async () => {
  connection = createMongoConnection();
  await openMongo({ uri: database.uri, appName: 'selah-videos-test' }, connection);
  return createMongoCloudJobStore(connection);
});
