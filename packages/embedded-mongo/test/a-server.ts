import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { startEmbeddedMongo } from '../src/index.ts';

/** A server for a suite: the embedded one, or the MongoDB at `MONGODB_URI` for suites that run on both. */
export type TestServer = { name: string; uriFor(database: string): string; stop(): Promise<void> };

/** A new embedded server in memory. */
export async function anEmbeddedServer(clock?: () => Date): Promise<TestServer> {
  const server = await startEmbeddedMongo({
    file: ':memory:',
    ttlSweepSeconds: 1,
    ...(clock ? { clock } : {}),
  });
  return { name: 'embedded', uriFor: server.uriFor, stop: server.stop };
}

/** All servers to test: the embedded one, and a real MongoDB if `MONGODB_URI` is set. */
export function serversToCompare(): { name: string; start: () => Promise<TestServer> }[] {
  const embedded = { name: 'the embedded server', start: () => anEmbeddedServer() };
  const uri = process.env.MONGODB_URI;
  if (!uri) return [embedded];
  return [embedded, { name: 'MongoDB', start: async () => aRealServer(uri) }];
}

function aRealServer(uri: string): TestServer {
  const databases = new Set<string>();
  const uriFor = (database: string) => {
    databases.add(database);
    const url = new URL(uri);
    url.pathname = `/${database}`;
    return url.toString();
  };
  const stop = async () => {
    const client = await MongoClient.connect(uri);
    for (const database of databases) await client.db(database).dropDatabase();
    await client.close();
  };
  return { name: 'MongoDB', uriFor, stop };
}

/** A temporary folder. */
export async function aFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'embedded-mongo-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
