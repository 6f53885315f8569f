import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eventually } from '@selah/service-kit/testing/eventually';
import { freePort } from './free-port.ts';
import { ADMIN } from './product.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const SERVICES = join(ROOT, 'services');
const MIGRATE = join(ROOT, 'standalone', 'src', 'migrate.ts');
const PROGRAMS = {
  videos: 'videos/src/main.ts',
  'video-worker': 'videos/src/worker.ts',
  users: 'users/src/main.ts',
  messages: 'messages/src/main.ts',
  stats: 'stats/src/main.ts',
  admin: 'admin/src/main.ts',
  gateway: 'gateway/src/main.ts',
};

export interface SeparateServices {
  readonly url: string;
  /** By service. */
  readonly pids: Readonly<Record<string, number>>;
  /** What all processes have printed so far. */
  readonly output: readonly string[];
  /** Ends all processes with SIGTERM and deletes their data. */
  stop(): Promise<void>;
}

/** Prepares the database and starts every service in its own process, over engines that `env` names; waits until all are ready. */
export async function startSeparateServices(
  env: Readonly<Record<string, string>>,
): Promise<SeparateServices> {
  const folder = await mkdtemp(join(tmpdir(), 'selah-services-'));
  const output: string[] = [];
  const children: ChildProcess[] = [];
  const pids: Record<string, number> = {};
  const ports = new Map<string, number>();
  for (const name of Object.keys(PROGRAMS)) ports.set(name, await freePort());
  const urlOf = (name: string) => `http://127.0.0.1:${ports.get(name)}`;
  const common = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    HOME: folder,
    INTERNAL_SECRET: randomBytes(32).toString('hex'),
    SESSION_SECRET: randomBytes(32).toString('hex'),
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    SELAH_DATA_DIR: folder,
    PUBLIC_URL: urlOf('gateway'),
    RATE_LIMIT_SCALE: '100',
    ...Object.fromEntries(
      ['videos', 'users', 'messages', 'stats', 'admin'].map((name) => [
        `${name.toUpperCase()}_URL`,
        urlOf(name),
      ]),
    ),
    ...env,
  };
  const stop = async () => {
    await Promise.all(children.map(end));
    await rm(folder, { recursive: true, force: true });
  };

  await promisify(execFile)(process.execPath, [MIGRATE], { env: common });
  for (const [name, program] of Object.entries(PROGRAMS)) {
    const child = spawn(process.execPath, [join(SERVICES, program)], {
      env: { ...common, PORT: String(ports.get(name)) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    children.push(child);
    pids[name] = child.pid ?? 0;
  }
  try {
    for (const name of Object.keys(PROGRAMS)) {
      await eventually(async () => {
        if (children.some(({ exitCode }) => exitCode !== null)) throw new Error(output.join(''));
        const { ok } = await fetch(`${urlOf(name)}/readyz`);
        if (!ok) throw new Error(`${name} is not ready`);
      }, READY_MS);
    }
    return { url: urlOf('gateway'), pids, output, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Seven processes start at the same time on a machine that may be busy. Milliseconds. */
const READY_MS = 60_000;

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}
