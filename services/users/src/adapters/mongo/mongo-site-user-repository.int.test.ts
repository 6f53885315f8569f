import { openMongo } from '@selah/service-kit/mongo/open-mongo';
import { startTestDatabase } from '@selah/service-kit/testing/test-database';
import { describeSiteUserRepository } from '../../../test/contracts/site-user-repository.contract.ts';
import { USERS_DATA } from './migrations.ts';
import { createMongoSiteUserRepository } from './mongo-site-user-repository.ts';

describeSiteUserRepository('in MongoDB', async () => {
  const database = await startTestDatabase(USERS_DATA);
  const connection = await openMongo({ uri: database.uri, appName: 'users-test' });
  const siteUsers = createMongoSiteUserRepository(connection);
  return {
    siteUsers,
    async close() {
      await connection.close();
      await database.stop();
    },
  };
});
