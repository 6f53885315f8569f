import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** Linux counts CPU time in hundredths of a second. */
const MS_PER_TICK = 10;

/** Milliseconds of CPU time of a process and its children, in all threads. */
export function processorTime(pid: number): number {
  const all = [pid, ...childrenOf(pid)].map(ticksOf);
  return all.reduce((sum, ticks) => sum + ticks * MS_PER_TICK, 0);
}

/** Milliseconds of CPU time of all children of a process that have ended, and of theirs. */
export function endedChildrenTime(pid: number): number {
  const fields = fieldsOf(pid);
  return (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) * MS_PER_TICK;
}

/** Between two films there is none for a moment. Milliseconds. */
const QUIET_MS = 5_000;
const POLL_MS = 200;

/** Resolves when a process has had no children for a while: ffmpeg, which makes smaller versions of films, has ended. */
export async function untilNoToolRuns(pid: number): Promise<void> {
  let quietSince = performance.now();
  while (performance.now() - quietSince < QUIET_MS) {
    if (childrenOf(pid).length > 0) quietSince = performance.now();
    await delay(POLL_MS);
  }
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((other) => parentOf(other) === pid);
}

function fieldsOf(pid: number): readonly string[] {
  try {
    // The name is in parentheses and may contain spaces.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

const parentOf = (pid: number) => Number(fieldsOf(pid)[1] ?? -1);
const ticksOf = (pid: number) => Number(fieldsOf(pid)[11] ?? 0) + Number(fieldsOf(pid)[12] ?? 0);

const KILOBYTE_PER_MEGABYTE = 1024;

/** Megabytes of memory that a process uses at present, and the most since `forgetHighest`. */
export function memoryOf(pid: number): { readonly now: number; readonly highest: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (field: string) =>
    Math.round(Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / KILOBYTE_PER_MEGABYTE);
  return { now: megabytes('VmRSS'), highest: megabytes('VmHWM') };
}

/** From now on `highest` counts what this process uses (proc(5), `clear_refs`). */
export function forgetHighest(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}
