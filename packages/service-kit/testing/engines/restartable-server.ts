import type { ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '../eventually.ts';
import { type TemporaryFolder, temporaryFolder } from '../temporary-folder.ts';
import { endChild, freePort, startServer } from './child-server.ts';
import type { RunningEngine } from './engine.ts';

export interface RestartableServer extends RunningEngine {
  readonly url: string;
  /** Kills the process; its data folder stays. */
  kill(): Promise<void>;
  /** Starts it again with the same port and data. */
  restart(): Promise<void>;
  /** Stops all threads (SIGSTOP): connections stay open without answers. Resolves when every thread is stopped. */
  freeze(): Promise<void>;
  thaw(): void;
}

interface Recipe {
  readonly program: string;
  readonly scheme: string;
  readonly args: (place: { readonly port: number; readonly folder: string }) => readonly string[];
  /** Where the data are; without it in a temporary folder. */
  readonly folder?: string;
}

/** Starts a server on a free loopback port. */
export async function startRestartable(recipe: Recipe): Promise<RestartableServer> {
  const { program, scheme, args } = recipe;
  const folder: TemporaryFolder = recipe.folder
    ? { path: recipe.folder, remove: async () => {} }
    : await temporaryFolder();
  const port = await freePort();
  const start = () => startServer(program, args({ port, folder: folder.path }), port);
  let child: ChildProcess;
  try {
    child = await start();
  } catch (error) {
    await folder.remove();
    throw error;
  }
  return {
    url: `${scheme}://127.0.0.1:${port}`,
    kill: () => endChild(child),
    restart: async () => {
      await endChild(child);
      child = await start();
    },
    freeze: async () => {
      child.kill('SIGSTOP');
      await eventually(() => assertStopped(child));
    },
    thaw: () => void child.kill('SIGCONT'),
    stop: async () => {
      await endChild(child);
      await folder.remove();
    },
  };
}

/** SIGSTOP reaches the threads one after the other; until then the server still answers. */
function assertStopped({ pid }: ChildProcess): void {
  const tasks = `/proc/${pid}/task`;
  // Only Linux shows the state of each thread.
  if (!existsSync(tasks)) return;
  const states = readdirSync(tasks).map((task) => readFileSync(join(tasks, task, 'stat'), 'utf8'));
  const running = states.filter((state) => !/\) T /.test(state));
  if (running.length > 0) throw new Error(`${running.length} threads of process ${pid} still run`);
}
