import { silentLogger } from '@selah/service-kit/logging/logger';
import { startTestDatabase } from '@selah/service-kit/testing/test-database';
import { adminDataContract } from '../../../test/contracts/admin-data.contract.ts';
import { openAdminData } from '../open-admin-data.ts';
import { ADMIN_DATA } from './migrations.ts';

adminDataContract('in MongoDB', async () => {
  const database = await startTestDatabase(ADMIN_DATA);
  const data = openAdminData({ uri: database.uri, logger: silentLogger() });
  await data.start();
  return {
    data,
    release: async () => {
      await data.stop();
      await database.stop();
    },
  };
});
