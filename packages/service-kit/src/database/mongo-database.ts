import type { Connection } from 'mongoose';
import { awaitData } from '../mongo/migrations/await-data.ts';
import type { ServiceData } from '../mongo/migrations/service-data.ts';
import { openMongo, pingMongo } from '../mongo/open-mongo.ts';
import { createMongoOutbox } from './mongo-outbox.ts';
import type { DataPlace, ServiceDatabase } from './service-database.ts';

/** A database of MongoDB. */
export type MongoPlace = Extract<DataPlace, { readonly uri: string }>;

/** One service's data in MongoDB, over a connection of its own. */
export function createMongoDatabase(
  connection: Connection,
  data: ServiceData,
  { uri, logger }: MongoPlace,
): ServiceDatabase {
  return {
    outbox: createMongoOutbox(connection, data.service),
    async start() {
      await openMongo({ uri, appName: `selah-${data.service}` }, connection);
      await awaitData(connection, data, { logger });
    },
    check: () => pingMongo(connection),
    stop: () => connection.close(),
  };
}
