import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { migrateDatabase } from '../../src/mongo/migrations/migrate-database.ts';
import type { ServiceData } from '../../src/mongo/migrations/service-data.ts';
import { findProgram } from './child-server.ts';
import type { Engine, RunningEngine } from './engine.ts';
import { type RestartableServer, startRestartable } from './restartable-server.ts';

/** The server of MongoDB's protocol that tests may start, freeze and kill; its libraries are fetched by `mvn` once. */
const SERVER = join(import.meta.dirname, '..', 'mongo-server');
const LIBRARIES = join(SERVER, 'target', 'dependency');

export interface MongoServer extends RunningEngine {
  readonly url: string;
}

/** A server of MongoDB's protocol started by the tests, which they may freeze or kill; its data are in memory. */
export const ownMongo: Engine<RestartableServer> = findOwn();

/** The database at `MONGODB_URI` (which may be in a container: `SELAH_ENGINES=containers`), else a server of the tests. */
export const anyMongo: Engine<MongoServer> = findGiven() ?? ownMongo;

/** The URI of a new database on the server, after the migrations of `data`. */
export async function newDatabase(server: MongoServer, data?: ServiceData): Promise<string> {
  const uri = new URL(server.url);
  uri.pathname = `/selah_test_${randomBytes(6).toString('hex')}`;
  if (data) await migrateDatabase(uri.href, [data]);
  return uri.href;
}

function findOwn(): Engine<RestartableServer> {
  const program = findProgram('java');
  if (!program || !existsSync(LIBRARIES)) {
    const missing = 'no MongoDB is named by MONGODB_URI, and mongo-java-server is not installed';
    return { name: 'MongoDB', missing };
  }
  const classes = join(LIBRARIES, '*');
  return {
    name: 'mongo-java-server',
    start: () =>
      startRestartable({
        program,
        scheme: 'mongodb',
        args: ({ port }) => [
          ...['-Xmx256m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-cp', classes],
          ...[join(SERVER, 'MongoServer.java'), '127.0.0.1', String(port)],
        ],
      }),
  };
}

function findGiven(): Engine<MongoServer> | undefined {
  const url = process.env.MONGODB_URI;
  if (!url) return undefined;
  return { name: 'MongoDB at MONGODB_URI', start: async () => ({ url, stop: async () => {} }) };
}
