import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { migrateData } from '@selah/service-kit/mongo/migrations/migrate-data';
import { createMongoConnection, openMongo } from '@selah/service-kit/mongo/open-mongo';
import { describeOn } from '@selah/service-kit/testing/engines/engine';
import { anyMongo, newDatabase } from '@selah/service-kit/testing/engines/mongo';
import { aMessageDraft } from '../../../test/a-message-draft.ts';
import { aiBudgetContract } from '../../../test/contracts/ai-budget.contract.ts';
import { deletedUsersContract } from '../../../test/contracts/deleted-users.contract.ts';
import { providerMemoryContract } from '../../../test/contracts/provider-memory.contract.ts';
import { psalterStoreContract } from '../../../test/contracts/psalter-store.contract.ts';
import { savedMessageRepositoryContract } from '../../../test/contracts/saved-message-repository.contract.ts';
import { MESSAGES_DATA } from './migrations.ts';
import { createMongoAiBudget } from './mongo-ai-budget.ts';
import { createMongoDeletedUsers } from './mongo-deleted-users.ts';
import { createMongoProviderMemory } from './mongo-provider-memory.ts';
import { createMongoPsalters } from './mongo-psalters.ts';
import { createMongoSavedMessages } from './mongo-saved-messages.ts';

describeOn('the data of the messages service in MongoDB', anyMongo, (mongo) => {
  const connection = createMongoConnection();
  const savedMessages = createMongoSavedMessages(connection);
  const deletedUsers = createMongoDeletedUsers(connection);
  const budget = createMongoAiBudget(connection);
  const memory = createMongoProviderMemory(connection);
  const psalters = createMongoPsalters(connection);

  beforeAll(async () => {
    await openMongo({ uri: await newDatabase(mongo()), appName: 'test' }, connection);
  });
  afterAll(() => connection.close());

  async function release(): Promise<void> {
    await connection.dropDatabase();
  }

  aiBudgetContract('in MongoDB', { empty: async () => budget, release });

  deletedUsersContract('in MongoDB', { empty: async () => deletedUsers, release });

  providerMemoryContract('in MongoDB', { empty: async () => memory, release });

  psalterStoreContract('in MongoDB', { empty: async () => psalters, release });

  savedMessageRepositoryContract('in MongoDB', {
    empty: async () => {
      await migrateData(connection, MESSAGES_DATA);
      return savedMessages;
    },
    release,
  });

  describe('what a later release has written', () => {
    afterEach(release);

    it('is read, and keeps the fields that only that release knows', async () => {
      await migrateData(connection, MESSAGES_DATA);
      const saved = await savedMessages.add(aMessageDraft(), new Date(0), 'once');
      await budget.take('2026-03-01', 10);
      await deletedUsers.add(8);
      const later = { $set: { fromTheNextRelease: { a: 1 } } };
      const collections = ['saved_messages', 'ai_budget', 'deleted_users'];
      for (const name of collections) await connection.collection(name).updateMany({}, later);

      const { userId } = aMessageDraft();
      expect(await savedMessages.listOf(userId, { limit: 10 })).toEqual([saved]);
      expect(await savedMessages.findBySubmission(userId, 'once')).toEqual(saved);
      expect(await budget.take('2026-03-01', 10)).toBe(true);
      expect(await budget.taken('2026-03-01')).toBe(2);
      expect(await deletedUsers.has(8)).toBe(true);
      for (const name of collections) {
        expect(await connection.collection(name).findOne({})).toMatchObject({ fromTheNextRelease: { a: 1 } });
      }
    });
  });
});
