import { afterEach } from '@jest/globals';
import { createMongoConnection, openMongo } from '@selah/service-kit/mongo/open-mongo';
import { describeOn } from '@selah/service-kit/testing/engines/engine';
import { anyMongo, newDatabase } from '@selah/service-kit/testing/engines/mongo';
import type { Connection } from 'mongoose';

/** Runs tests on MongoDB. They get a function that opens a connection to a new database, which is closed after each test. */
export function describeOnMongo(title: string, tests: (connect: () => Promise<Connection>) => void): void {
  describeOn(title, anyMongo, (mongo) => {
    let connection: Connection | undefined;
    afterEach(() => connection?.close());
    tests(async () => {
      connection = createMongoConnection();
      const uri = await newDatabase(mongo());
      return openMongo({ uri, appName: 'selah-videos-test' }, connection);
    });
  });
}
