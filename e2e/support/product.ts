import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';
import { ownHost, sharedHost } from './product-hosts.ts';
import { seededData } from './seeded-data.ts';

const PROGRAM = join(import.meta.dirname, '..', '..', 'standalone', 'src', 'main.ts');

export const ADMIN = { username: 'admin', password: 'journey-password-1' };

export interface RunningProduct {
  readonly url: string;
  readonly dataDirectory: string;
  /** All lines of the output of its own program so far. */
  readonly output: readonly string[];
  /** Closes one that runs in a host and starts it with other variables, at the same address with the same data. */
  startAgain(env: Readonly<Record<string, string>>): Promise<void>;
  /** Kills its own process, as a crash would, and keeps its data. */
  kill(): Promise<void>;
  /** Stops it, its own process with SIGTERM, and keeps its data. */
  end(): Promise<void>;
  /** Stops it and deletes its data. */
  stop(): Promise<void>;
}

export interface ProductOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Uses the data of an earlier run. */
  readonly dataDirectory?: string;
  /**
   * Its own program, unless told otherwise; or a process that has its modules already, where a start takes a fifth of the time: its
   * own, or that of all groups of journeys in this worker, which cannot be killed.
   */
  readonly runsIn?: 'program' | 'own host' | 'shared host';
}

/** Starts the product as `npm start` does, with new data unless told otherwise, and waits until it is ready. */
export async function startProduct(options: ProductOptions = {}): Promise<RunningProduct> {
  const dataDirectory = options.dataDirectory ?? (await newDataDirectory(options));
  const env = {
    ...ownVariables(),
    PORT: options.env?.PORT ?? String(await freePort()),
    SELAH_DATA_DIR: dataDirectory,
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMIT_SCALE: '100',
    ...options.env,
  };
  const running = await (options.runsIn === undefined || options.runsIn === 'program'
    ? startProgram(env)
    : startInHost(options.runsIn, env));
  return {
    dataDirectory,
    ...running,
    async stop() {
      await running.end();
      for (const folder of [dataDirectory, `${dataDirectory}-backups`])
        await rm(folder, { recursive: true, force: true });
    },
  };
}

type Started = Omit<RunningProduct, 'dataDirectory' | 'stop'>;

async function startProgram(env: NodeJS.ProcessEnv): Promise<Started> {
  const child = spawn(process.execPath, [PROGRAM], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  return {
    url: await readyUrl(child, output),
    output,
    startAgain: () => Promise.reject(new Error('only a product in a host starts again')),
    kill: () => end(child, 'SIGKILL'),
    end: () => end(child, 'SIGTERM'),
  };
}

async function startInHost(runsIn: 'own host' | 'shared host', env: NodeJS.ProcessEnv): Promise<Started> {
  const { host, child } =
    runsIn === 'own host'
      ? await ownHost(ownVariables())
      : { host: await sharedHost(ownVariables()), child: undefined };
  const url = await host.start(env);
  return {
    url,
    output: [],
    async startAgain(others) {
      await host.close(url);
      await host.start({ ...env, ...others });
    },
    async kill() {
      if (!child) throw new Error('a product in the shared host has no process of its own');
      await end(child, 'SIGKILL');
    },
    end: () => (child ? end(child, 'SIGTERM') : host.close(url)),
  };
}

/**
 * Environment variables that are passed on. API keys and addresses of the developer's own engines are not used in journeys.
 */
const KEPT = /^(PATH|HOME|TMPDIR|TMP|TEMP|TZ|LC_ALL|SystemRoot|NODE_.+)$/i;

function ownVariables(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => KEPT.test(name)));
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

async function newDataDirectory({ env }: ProductOptions): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'selah-e2e-'));
  if (env?.SELAH_SEED !== 'none') seededData.copyTo(folder);
  return folder;
}
