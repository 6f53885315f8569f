import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { silentLogger } from '@selah/service-kit/logging/logger';
import type { Engine, RunningEngine } from '@selah/service-kit/testing/engines/engine';
import { anyS3 } from '@selah/service-kit/testing/engines/s3';
import { createS3Objects, type S3ObjectsConfig } from '../src/cloud/s3-objects.ts';

/** What happens to a request: it goes on, is answered with this status, waits for ever, or its answer breaks off. */
export type Fate = 'goes on' | 'hangs' | 'breaks off' | number;

/** An S3 server that answers nothing without a signature, as real ones do and s3rver does not. */
export interface PrivateS3 extends RunningEngine {
  /** Of a bucket that does not exist yet. */
  newBucket(): S3ObjectsConfig;
  /** Requests so far, e.g. `PUT backups/x.json`, without bucket and prefix. */
  readonly requests: string[];
  /** Decides about each request; by default all go on. */
  meet(fateOf: (request: string) => Fate): void;
  /** Whether it answers everybody. */
  setPublic(isPublic: boolean): void;
  /** What refusals say: XML, or a page of a server in front. */
  refuseWith(body: string): void;
}

const PREFIX = 'selah/';

export const REFUSAL = '<Error><Code>Refused</Code></Error>';

export const anyPrivateS3: Engine<PrivateS3> =
  'missing' in anyS3 ? anyS3 : { name: `${anyS3.name} behind a guard`, start };

async function start(): Promise<PrivateS3> {
  if ('missing' in anyS3) throw new Error(anyS3.missing);
  const s3 = await anyS3.start();
  const requests: string[] = [];
  let fateOf: (request: string) => Fate = () => 'goes on';
  let isPublic = false;
  let refusal = REFUSAL;
  const guard = createServer((incoming, answer) => {
    const { method = '', url = '', headers } = incoming;
    const { pathname, searchParams } = new URL(url, 'http://s3');
    const key =
      decodeURIComponent(pathname.split('/').slice(2).join('/')) || (searchParams.get('prefix') ?? '');
    const named = `${method} ${key.startsWith(PREFIX) ? key.slice(PREFIX.length) : key}`;
    requests.push(named);
    const isSigned = headers.authorization !== undefined;
    const fate = isSigned || isPublic ? fateOf(named) : 403;
    if (fate === 'hangs') return;
    if (typeof fate === 'number') {
      incoming.resume();
      answer.writeHead(fate, { 'content-type': refusal === REFUSAL ? 'application/xml' : 'text/html' });
      return void answer.end(refusal);
    }
    const { hostname, port } = new URL(s3.newBucket().endpoint ?? '');
    const forwarded = send({ hostname, port, method, path: url, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      if (fate === 'breaks off')
        return void reply.once('data', (part) => answer.write(part.subarray(0, 1), () => answer.destroy()));
      reply.pipe(answer);
    });
    forwarded.on('error', () => answer.destroy());
    answer.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  guard.listen(0, '127.0.0.1');
  await once(guard, 'listening');
  const { port } = guard.address() as AddressInfo;
  return {
    requests,
    newBucket: () => ({ ...s3.newBucket(), endpoint: `http://127.0.0.1:${port}`, prefix: PREFIX }),
    meet: (next) => {
      fateOf = next;
    },
    setPublic: (next) => {
      isPublic = next;
    },
    refuseWith: (body) => {
      refusal = body;
    },
    stop: async () => {
      guard.closeAllConnections();
      guard.close();
      await s3.stop();
    },
  };
}

export const objectsOf = (config: S3ObjectsConfig) => createS3Objects(config, silentLogger());
