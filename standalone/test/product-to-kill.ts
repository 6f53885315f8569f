import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Moment } from './stand-still-at.ts';

const MAIN = join(import.meta.dirname, '..', 'src', 'main.ts');
const STAND_STILL_AT = join(import.meta.dirname, 'stand-still-at.ts');

/** The product in a process of its own. */
export interface ProductToKill {
  /** Resolves when the moment is being watched for; `standing` when the process has reached it. */
  standStillAt(moment: Moment): Promise<{ readonly standing: Promise<void> }>;
  /** Lets the process go on that stands still. */
  goOn(): void;
  /** SIGKILL. */
  kill(): Promise<void>;
}

/**
 * Starts the product, and waits until it is ready or stands still.
 * @param at a moment of its start
 * @throws Error if it ends before
 */
export async function startProductToKill(
  env: Readonly<Record<string, string>>,
  at?: Moment,
): Promise<ProductToKill> {
  const args = ['--disable-warning=ExperimentalWarning', '--import', STAND_STILL_AT, MAIN];
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, STAND_STILL_AT: JSON.stringify(at ?? null), ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const { stdout } = child;
  if (!stdout) throw new Error('no standard output');
  const exited = once(child, 'exit');
  const output: string[] = [];
  /** Resolves when the process says this; rejects if it ends. */
  const said = (word: string) =>
    new Promise<void>((resolve, reject) => {
      child.on('message', (message) => message === word && resolve());
      void exited.then(() => reject(new Error(`the product ended:\n${output.join('\n')}`)));
    });
  const ready = new Promise<void>((resolve) => {
    createInterface({ input: stdout }).on('line', (line) => {
      output.push(line);
      if (line.startsWith('Selah is ready at ')) resolve();
    });
  });
  const standing = said('standing');
  standing.catch(() => undefined);
  await Promise.race(at ? [standing] : [ready, standing]);

  return {
    standStillAt: async (moment) => {
      const watching = said('watching');
      const reached = said('standing');
      reached.catch(() => undefined);
      child.send(moment);
      await watching;
      return { standing: reached };
    },
    goOn: () => void child.send('go on'),
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** A port that is not in use on this machine now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
