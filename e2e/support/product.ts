import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';
import { seededData } from './seeded-data.ts';

const STANDALONE = join(import.meta.dirname, '..', '..', 'standalone', 'src');
const MAIN = [join(STANDALONE, 'main.ts')];
const RESTARTABLE = [join(import.meta.dirname, 'restartable-product.ts'), join(STANDALONE, 'standalone.ts')];

export const ADMIN = { username: 'admin', password: 'journey-password-1' };

export interface RunningProduct {
  readonly url: string;
  readonly dataDirectory: string;
  /** All lines of its output so far. */
  readonly output: readonly string[];
  /** Closes and starts a `restartable` one with other variables, at the same address with the same data. */
  startAgain(env: Readonly<Record<string, string>>): Promise<void>;
  /** Kills it, as a crash would, and keeps its data. */
  kill(): Promise<void>;
  /** Stops it with SIGTERM and keeps its data. */
  end(): Promise<void>;
  /** Stops it and deletes its data. */
  stop(): Promise<void>;
}

export interface ProductOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Uses the data of an earlier run. */
  readonly dataDirectory?: string;
  /** Can start again within its process, which takes a fifth of the time of a new one. */
  readonly restartable?: boolean;
}

/** Starts the product in its own process, as `npm start` does, and waits until it is ready. */
export async function startProduct(options: ProductOptions = {}): Promise<RunningProduct> {
  const dataDirectory = options.dataDirectory ?? (await newDataDirectory(options));
  const port = options.env?.PORT ?? String(await freePort());
  const child = spawn(process.execPath, options.restartable ? RESTARTABLE : MAIN, {
    env: {
      ...ownVariables(),
      PORT: port,
      SELAH_DATA_DIR: dataDirectory,
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
      RATE_LIMIT_SCALE: '100',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe', ...(options.restartable ? (['ipc'] as const) : [])],
  });
  const output: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const url = await readyUrl(child, output);
  return {
    url,
    dataDirectory,
    output,
    startAgain: (env) => startAgain(child, env, output),
    kill: () => end(child, 'SIGKILL'),
    end: () => end(child, 'SIGTERM'),
    async stop() {
      await end(child, 'SIGTERM');
      for (const folder of [dataDirectory, `${dataDirectory}-backups`])
        await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Environment variables that are passed on. API keys and addresses of the developer's own engines are not used in journeys.
 */
const KEPT = /^(PATH|HOME|TMPDIR|TMP|TEMP|TZ|LC_ALL|SystemRoot|NODE_.+)$/i;

function ownVariables(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => KEPT.test(name)));
}

async function startAgain(
  child: ChildProcess,
  env: Readonly<Record<string, string>>,
  output: readonly string[],
): Promise<void> {
  const stopWaiting = new AbortController();
  const { signal } = stopWaiting;
  const ready = once(child, 'message', { signal });
  const ended = once(child, 'exit', { signal }).then(() => {
    throw new Error(`the product ended before it was ready again:\n${output.join('\n')}`);
  });
  child.send(env);
  try {
    await Promise.race([ready, ended]);
  } finally {
    ready.catch(() => undefined);
    ended.catch(() => undefined);
    stopWaiting.abort();
  }
}

async function readyUrl(child: ChildProcess, output: string[]): Promise<string> {
  if (!child.stdout) throw new Error('the product has no standard output');
  for await (const line of createInterface({ input: child.stdout })) {
    output.push(line);
    const url = /^Selah is ready at (\S+)$/.exec(line)?.[1];
    if (url) return url;
  }
  if (isRunning(child)) await once(child, 'exit');
  const how = child.signalCode ?? `with code ${child.exitCode}`;
  throw new Error(`the product ended (${how}) before it was ready:\n${output.join('\n')}`);
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (!isRunning(child)) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

async function newDataDirectory({ env }: ProductOptions): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'selah-e2e-'));
  if (env?.SELAH_SEED !== 'none') seededData.copyTo(folder);
  return folder;
}
