import { afterAll, beforeAll } from '@jest/globals';
import { migrateData } from '@selah/service-kit/mongo/migrations/migrate-data';
import { createMongoConnection, openMongo } from '@selah/service-kit/mongo/open-mongo';
import { startTestDatabase, type TestDatabase } from '@selah/service-kit/testing/test-database';
import { aiBudgetContract } from '../../../test/contracts/ai-budget.contract.ts';
import { deletedUsersContract } from '../../../test/contracts/deleted-users.contract.ts';
import { savedMessageRepositoryContract } from '../../../test/contracts/saved-message-repository.contract.ts';
import { MESSAGES_DATA } from './migrations.ts';
import { createMongoAiBudget } from './mongo-ai-budget.ts';
import { createMongoDeletedUsers } from './mongo-deleted-users.ts';
import { createMongoSavedMessages } from './mongo-saved-messages.ts';

const connection = createMongoConnection();
const savedMessages = createMongoSavedMessages(connection);
const deletedUsers = createMongoDeletedUsers(connection);
const budget = createMongoAiBudget(connection);
let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase();
  await openMongo({ uri: database.uri, appName: 'test' }, connection);
});
afterAll(async () => {
  await connection.close();
  await database.stop();
});

async function release(): Promise<void> {
  await connection.dropDatabase();
}

aiBudgetContract('in MongoDB', { empty: async () => budget, release });

deletedUsersContract('in MongoDB', { empty: async () => deletedUsers, release });

savedMessageRepositoryContract('in MongoDB', {
  empty: async () => {
    await migrateData(connection, MESSAGES_DATA);
    return savedMessages;
  },
  release,
});
