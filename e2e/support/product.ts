import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const MAIN = join(import.meta.dirname, '..', '..', 'standalone', 'src', 'main.ts');

export const ADMIN = { username: 'admin', password: 'journey-password-1' };

export interface RunningProduct {
  readonly url: string;
  readonly dataDirectory: string;
  /** Everything that it said so far. */
  readonly output: readonly string[];
  /** Ends it as a crash would, and leaves its data. */
  kill(): Promise<void>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

export interface ProductOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Goes on with the data of an earlier run. */
  readonly dataDirectory?: string;
}

/** Starts the product in a process of its own, as `npm start` does, and waits for its line. */
export async function startProduct(options: ProductOptions = {}): Promise<RunningProduct> {
  const dataDirectory = options.dataDirectory ?? (await mkdtemp(join(tmpdir(), 'selah-e2e-')));
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      PORT: String(port),
      SELAH_DATA_DIR: dataDirectory,
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
      RATE_LIMIT_SCALE: '100',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const url = await readyUrl(child, output);
  return {
    url,
    dataDirectory,
    output,
    kill: () => end(child, 'SIGKILL'),
    async stop() {
      await end(child, 'SIGTERM');
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function readyUrl(child: ChildProcess, output: string[]): Promise<string> {
  if (!child.stdout) throw new Error('the product has no standard output');
  for await (const line of createInterface({ input: child.stdout })) {
    output.push(line);
    const url = /^Selah is ready at (\S+)$/.exec(line)?.[1];
    if (url) return url;
  }
  throw new Error(`the product ended before it was ready:\n${output.join('\n')}`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

/** A port that is free now; nobody else on this machine is asking for one at this moment. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise<void>((resolve) => probe.close(() => resolve()));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
