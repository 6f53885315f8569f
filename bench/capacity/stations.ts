import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { processorTime } from '../serve/process-figures.ts';
import { scaled, sumOf, type Times } from './times.ts';

/** Counts are applied a moment after their answer. Milliseconds. */
const APPLIED_MS = 200;

/** What was measured while some work went on. */
export interface Measured<Result> {
  readonly result: Result;
  readonly seconds: number;
  /** Seconds of CPU per second, which is the utilisation of a process with one thread. */
  readonly perSecond: Times;
}

/** Measures what `work` costs in the processes of these ids. */
export async function measure<Result>(
  stations: Readonly<Record<string, number>>,
  work: () => Promise<Result>,
): Promise<Measured<Result>> {
  const before = timesOf(stations);
  const startedAt = performance.now();
  const result = await work();
  await delay(APPLIED_MS);
  const seconds = (performance.now() - startedAt) / 1000;
  const spent = sumOf([timesOf(stations), scaled(before, -1)]);
  return { result, seconds, perSecond: scaled(spent, 1 / 1000 / seconds) };
}

/** The ids of the engines by name; they are children of this process, as the services are. */
export function enginePids(): Record<string, number> {
  const found: Record<string, number> = {};
  for (const pid of readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)) {
    try {
      const isOurs =
        Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]) === process.pid;
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      const name = /nats-server|redis-server|MongoServer/.exec(command)?.[0];
      if (isOurs && name) found[name] = pid;
    } catch {
      // It has ended.
    }
  }
  return found;
}

/** All threads of these processes go before other work, and take turns among themselves. */
export function giveRealTimePriority(pids: readonly number[]): void {
  for (const pid of pids) execFileSync('chrt', ['--all-tasks', '--rr', '--pid', '10', String(pid)]);
}

/** Milliseconds of CPU time so far. */
function timesOf(stations: Readonly<Record<string, number>>): Times {
  return Object.fromEntries(Object.entries(stations).map(([name, pid]) => [name, processorTime(pid)]));
}
