import { openSqlite } from '@selah/service-kit/sqlite/open-sqlite';
import { createTables } from '@selah/service-kit/sqlite/service-tables';
import { describeSiteUserRepository } from '../../../test/contracts/site-user-repository.contract.ts';
import { createSqliteSiteUserRepository } from './sqlite-site-user-repository.ts';
import { USERS_TABLES } from './tables.ts';

describeSiteUserRepository('in SQLite', async () => {
  const db = openSqlite(':memory:');
  createTables(db, USERS_TABLES);
  return { siteUsers: createSqliteSiteUserRepository(db), close: async () => db.close() };
});
