import { silentLogger } from '@selah/service-kit/logging/logger';
import { describeOn } from '@selah/service-kit/testing/engines/engine';
import { anyMongo, newDatabase } from '@selah/service-kit/testing/engines/mongo';
import { adminDataContract } from '../../../test/contracts/admin-data.contract.ts';
import { openAdminData } from '../open-admin-data.ts';
import { ADMIN_DATA } from './migrations.ts';

describeOn('the data of the admin service in MongoDB', anyMongo, (mongo) => {
  adminDataContract('in MongoDB', async () => {
    const data = openAdminData({ uri: await newDatabase(mongo(), ADMIN_DATA), logger: silentLogger() });
    await data.start();
    return { data, release: () => data.stop() };
  });
});
