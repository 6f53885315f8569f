import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { createMongoConnection, openMongo } from '@selah/service-kit/mongo/open-mongo';
import { startTestDatabase, type TestDatabase } from '@selah/service-kit/testing/test-database';
import type { Connection } from 'mongoose';
import { describeTrashNotesContract } from '../../../test/contracts/trash-notes.contract.ts';
import { createMongoTrashNotes } from './mongo-trash-notes.ts';

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

describeTrashNotesContract('MongoDB', async () => {
  connection = createMongoConnection();
  await openMongo({ uri: database.uri, appName: 'selah-videos-test' }, connection);
  return createMongoTrashNotes(connection);
});
