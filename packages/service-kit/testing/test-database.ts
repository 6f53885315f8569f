import { randomBytes } from 'node:crypto';
import { startEmbeddedMongo } from '@selah/embedded-mongo';
import { migrateDatabase } from '../src/mongo/migrations/migrate-database.ts';
import type { ServiceData } from '../src/mongo/migrations/service-data.ts';

export interface TestDatabase {
  /** The URI of a database without documents, apart from what migrations insert. */
  readonly uri: string;
  /** `MongoDB at MONGODB_URI` or `embedded-mongo`, for reports. */
  readonly engine: string;
  stop(): Promise<void>;
}

/** Starts a database on the MongoDB that `MONGODB_URI` names, else embedded in memory, after the migrations of `data`. */
export async function startTestDatabase(data?: ServiceData): Promise<TestDatabase> {
  const database = await startEmptyDatabase();
  if (data) await migrateDatabase(database.uri, [data]);
  return database;
}

async function startEmptyDatabase(): Promise<TestDatabase> {
  const database = `selah_test_${randomBytes(6).toString('hex')}`;
  const given = process.env.MONGODB_URI;
  if (given) {
    const uri = new URL(given);
    uri.pathname = `/${database}`;
    return { uri: uri.href, engine: 'MongoDB at MONGODB_URI', stop: async () => {} };
  }
  const mongo = await startEmbeddedMongo({ file: ':memory:' });
  return { uri: mongo.uriFor(database), engine: 'embedded-mongo', stop: () => mongo.stop() };
}
