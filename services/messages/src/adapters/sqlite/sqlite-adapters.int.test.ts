import type { DatabaseSync } from 'node:sqlite';
import { openSqlite } from '@selah/service-kit/sqlite/open-sqlite';
import { createTables } from '@selah/service-kit/sqlite/service-tables';
import { aiBudgetContract } from '../../../test/contracts/ai-budget.contract.ts';
import { deletedUsersContract } from '../../../test/contracts/deleted-users.contract.ts';
import { providerMemoryContract } from '../../../test/contracts/provider-memory.contract.ts';
import { psalterStoreContract } from '../../../test/contracts/psalter-store.contract.ts';
import { savedMessageRepositoryContract } from '../../../test/contracts/saved-message-repository.contract.ts';
import { createSqliteAiBudget } from './sqlite-ai-budget.ts';
import { createSqliteDeletedUsers } from './sqlite-deleted-users.ts';
import { createSqliteProviderMemory } from './sqlite-provider-memory.ts';
import { createSqlitePsalters } from './sqlite-psalters.ts';
import { createSqliteSavedMessages } from './sqlite-saved-messages.ts';
import { MESSAGES_TABLES } from './tables.ts';

let db: DatabaseSync;

/** A new database for each test. */
function on<Port>(create: (db: DatabaseSync) => Port) {
  return {
    empty: async () => {
      db = openSqlite(':memory:');
      createTables(db, MESSAGES_TABLES);
      return create(db);
    },
    release: async () => db.close(),
  };
}

aiBudgetContract('in SQLite', on(createSqliteAiBudget));
deletedUsersContract('in SQLite', on(createSqliteDeletedUsers));
providerMemoryContract('in SQLite', on(createSqliteProviderMemory));
psalterStoreContract('in SQLite', on(createSqlitePsalters));
savedMessageRepositoryContract('in SQLite', on(createSqliteSavedMessages));
