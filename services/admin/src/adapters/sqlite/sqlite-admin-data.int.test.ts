import { openSqlite } from '@selah/service-kit/sqlite/open-sqlite';
import { adminDataContract } from '../../../test/contracts/admin-data.contract.ts';
import { openAdminData } from '../open-admin-data.ts';

adminDataContract('in SQLite', async () => {
  const sqlite = openSqlite(':memory:');
  const data = openAdminData({ sqlite });
  await data.start();
  return { data, release: async () => sqlite.close() };
});
