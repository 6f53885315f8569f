import type { ChildProcess } from 'node:child_process';
import { type TemporaryFolder, temporaryFolder } from '../temporary-folder.ts';
import { endChild, freePort, startServer } from './child-server.ts';
import type { RunningEngine } from './engine.ts';

export interface RestartableServer extends RunningEngine {
  readonly url: string;
  /** As if the machine had lost power, except that its disk did not. */
  kill(): Promise<void>;
  /** On the same port, with the same data. */
  restart(): Promise<void>;
  /** Holds still without ending: connections stand and nobody answers. */
  freeze(): void;
  thaw(): void;
}

interface Recipe {
  readonly program: string;
  readonly scheme: string;
  readonly args: (place: { readonly port: number; readonly folder: string }) => readonly string[];
}

/** A server of the tests' own on a free loopback port, with its data in a folder that goes with it. */
export async function startRestartable({ program, scheme, args }: Recipe): Promise<RestartableServer> {
  const folder: TemporaryFolder = await temporaryFolder();
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
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    stop: async () => {
      await endChild(child);
      await folder.remove();
    },
  };
}
