import { expect, it } from '@jest/globals';
import { openMongo } from '@selah/service-kit/mongo/open-mongo';
import { describeOn } from '@selah/service-kit/testing/engines/engine';
import { anyMongo, newDatabase } from '@selah/service-kit/testing/engines/mongo';
import { aSiteUser } from '../../../test/a-site-user.ts';
import { describeSiteUserRepository } from '../../../test/contracts/site-user-repository.contract.ts';
import { USERS_DATA } from './migrations.ts';
import { createMongoSiteUserRepository } from './mongo-site-user-repository.ts';

describeOn('the data of the users service in MongoDB', anyMongo, (mongo) => {
  it('an account that a later release has written is read, and keeps the fields that only that release knows', async () => {
    const connection = await openMongo({
      uri: await newDatabase(mongo(), USERS_DATA),
      appName: 'users-test',
    });
    const siteUsers = createMongoSiteUserRepository(connection);
    const added = await siteUsers.add(aSiteUser());
    const documents = connection.collection<{ _id: number }>('site_users');
    await documents.updateOne({ _id: added.id }, { $set: { pronouns: { spoken: 'x' } } });

    const at = new Date('2027-01-01T00:00:00.000Z');
    await siteUsers.recordLogin(added.id, at);
    expect(await siteUsers.findById(added.id)).toEqual({ ...added, lastLogin: at });
    expect(await siteUsers.findByEmail(added.email)).toEqual({ ...added, lastLogin: at });
    expect(await documents.findOne({ _id: added.id })).toMatchObject({ pronouns: { spoken: 'x' } });
    await connection.close();
  });

  describeSiteUserRepository('in MongoDB', async () => {
    const connection = await openMongo({
      uri: await newDatabase(mongo(), USERS_DATA),
      appName: 'users-test',
    });
    const siteUsers = createMongoSiteUserRepository(connection);
    return {
      siteUsers,
      close: () => connection.close(),
    };
  });
});
