import { createRequire } from 'node:module';
import type { S3Config } from '../../src/s3/s3-client.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { endChild, freePort, startServer } from './child-server.ts';
import type { Engine, RunningEngine } from './engine.ts';

export interface S3Server extends RunningEngine {
  /** The name of a bucket that does not exist yet. */
  newBucket(): S3Config;
}

/** The server at `S3_ENDPOINT`, otherwise s3rver (a development dependency) in its own process. */
export const anyS3: Engine<S3Server> = findGiven() ?? { name: 's3rver', start: startOwn };

function findGiven(): Engine<S3Server> | undefined {
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = process.env;
  if (!endpoint || !id || !secret) return undefined;
  const newBucket = bucketsAt(endpoint, id, secret);
  const { SELAH_S3_STAND_IN: standIn } = process.env;
  return {
    name: standIn ? `${standIn} in a container` : 'S3 at S3_ENDPOINT',
    start: async () => ({ newBucket, stop: async () => {} }),
  };
}

async function startOwn(): Promise<S3Server> {
  const folder = await temporaryFolder();
  const port = await freePort();
  const program = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');
  const args = [
    program,
    '--silent',
    '--address',
    '127.0.0.1',
    '--port',
    String(port),
    '--directory',
    folder.path,
  ];
  const child = await startServer(process.execPath, args, port);
  return {
    // The only key of s3rver.
    newBucket: bucketsAt(`http://127.0.0.1:${port}`, 'S3RVER', 'S3RVER'),
    stop: async () => {
      await endChild(child);
      await folder.remove();
    },
  };
}

function bucketsAt(endpoint: string, accessKeyId: string, secretAccessKey: string): () => S3Config {
  return () => ({ endpoint, accessKeyId, secretAccessKey, bucket: `selah-test-${crypto.randomUUID()}` });
}
