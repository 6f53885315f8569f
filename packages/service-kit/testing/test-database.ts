import { randomBytes } from 'node:crypto';
import { startEmbeddedMongo } from '@selah/embedded-mongo';

export interface TestDatabase {
  /** The URI of a database that is empty at first. */
  readonly uri: string;
  /** `MongoDB at MONGODB_URI` or `embedded-mongo`, for reports. */
  readonly engine: string;
  stop(): Promise<void>;
}

/** Starts an empty database: on the MongoDB that `MONGODB_URI` names, else embedded in memory. */
export async function startTestDatabase(): Promise<TestDatabase> {
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
