import { createMongoDatabase } from '@selah/service-kit/database/mongo-database';
import type { DataPlace, ServiceDatabase } from '@selah/service-kit/database/service-database';
import { createSqliteDatabase } from '@selah/service-kit/database/sqlite-database';
import { createMongoConnection } from '@selah/service-kit/mongo/open-mongo';
import type {
  AiBudget,
  DeletedUsers,
  ProviderMemory,
  PsalterStore,
  SavedMessageRepository,
} from '../domain/ports.ts';
import { MESSAGES_DATA } from './mongo/migrations.ts';
import { createMongoAiBudget } from './mongo/mongo-ai-budget.ts';
import { createMongoDeletedUsers } from './mongo/mongo-deleted-users.ts';
import { createMongoProviderMemory } from './mongo/mongo-provider-memory.ts';
import { createMongoPsalters } from './mongo/mongo-psalters.ts';
import { createMongoSavedMessages } from './mongo/mongo-saved-messages.ts';
import { createSqliteAiBudget } from './sqlite/sqlite-ai-budget.ts';
import { createSqliteDeletedUsers } from './sqlite/sqlite-deleted-users.ts';
import { createSqliteProviderMemory } from './sqlite/sqlite-provider-memory.ts';
import { createSqlitePsalters } from './sqlite/sqlite-psalters.ts';
import { createSqliteSavedMessages } from './sqlite/sqlite-saved-messages.ts';
import { MESSAGES_TABLES } from './sqlite/tables.ts';

/** All that the messages service stores. */
export interface MessagesData extends ServiceDatabase {
  readonly savedMessages: SavedMessageRepository;
  readonly deletedUsers: DeletedUsers;
  readonly budget: AiBudget;
  readonly psalters: PsalterStore;
  readonly memory: ProviderMemory;
}

/** The data of the messages service, in SQLite or in MongoDB as the process provides; `start` opens them. */
export function openMessagesData(place: DataPlace): MessagesData {
  if ('sqlite' in place) {
    const { sqlite } = place;
    return {
      ...createSqliteDatabase(sqlite, MESSAGES_TABLES),
      savedMessages: createSqliteSavedMessages(sqlite),
      deletedUsers: createSqliteDeletedUsers(sqlite),
      budget: createSqliteAiBudget(sqlite),
      psalters: createSqlitePsalters(sqlite),
      memory: createSqliteProviderMemory(sqlite),
    };
  }
  const connection = createMongoConnection();
  return {
    ...createMongoDatabase(connection, MESSAGES_DATA, place),
    savedMessages: createMongoSavedMessages(connection),
    deletedUsers: createMongoDeletedUsers(connection),
    budget: createMongoAiBudget(connection),
    psalters: createMongoPsalters(connection),
    memory: createMongoProviderMemory(connection),
  };
}
