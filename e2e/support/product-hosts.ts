import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { eventually } from '@selah/service-kit/testing/eventually';

/** Calls of a process that runs products (`product-host.ts`). */
export interface ProductHost {
  /** Resolves with the address of the product when it is ready. */
  start(env: NodeJS.ProcessEnv): Promise<string>;
  close(url: string): Promise<void>;
}

const PROGRAM = [
  join(import.meta.dirname, 'product-host.ts'),
  join(import.meta.dirname, '..', '..', 'standalone', 'src', 'standalone.ts'),
];

/** The host of this worker, which its first group of journeys starts. It ends with the worker. */
export async function sharedHost(env: NodeJS.ProcessEnv): Promise<ProductHost> {
  const socket = join(tmpdir(), `selah-host-${process.pid}`);
  try {
    await call(socket, '/');
  } catch {
    const child = await startHost(socket, env);
    child.unref();
    child.channel?.unref();
  }
  return hostAt(socket);
}

/** A host for one product, whose process may be killed. */
export async function ownHost(
  env: NodeJS.ProcessEnv,
): Promise<{ readonly host: ProductHost; readonly child: ChildProcess }> {
  const socket = join(tmpdir(), `selah-host-${process.pid}-${crypto.randomUUID()}`);
  const child = await startHost(socket, env);
  // A killed process leaves it.
  child.once('exit', () => rmSync(socket, { force: true }));
  return { host: hostAt(socket), child };
}

async function startHost(socket: string, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  rmSync(socket, { force: true });
  const logFile = `${socket}.log`;
  const log = openSync(logFile, 'w');
  const child = spawn(process.execPath, [...PROGRAM, socket], {
    env,
    stdio: ['ignore', 'ignore', log, 'ipc'],
  });
  closeSync(log);
  try {
    await eventually(() => call(socket, '/'));
  } catch {
    child.kill();
    throw new Error(`the product's host does not answer:\n${readFileSync(logFile, 'utf8')}`);
  } finally {
    rmSync(logFile);
  }
  return child;
}

function hostAt(socket: string): ProductHost {
  return {
    start: (env) => call(socket, '/start', JSON.stringify(env)),
    close: async (url) => void (await call(socket, '/close', url)),
  };
}

async function call(socketPath: string, path: string, body = ''): Promise<string> {
  const asked = request({ socketPath, path, method: 'POST', agent: false }).end(body);
  const [response]: IncomingMessage[] = await once(asked, 'response');
  if (!response) throw new Error('the host did not answer');
  const said = await text(response);
  if (response.statusCode !== 200) throw new Error(said);
  return said;
}
