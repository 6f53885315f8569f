import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second. */
const MS_PER_TICK = 10;

/** Milliseconds of CPU time of a process and its children, in all threads. */
export function processorTime(pid: number): number {
  const own = ticksOf(pid);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((other) => parentOf(other) === pid);
  return own * MS_PER_TICK + children.reduce((sum, child) => sum + ticksOf(child) * MS_PER_TICK, 0);
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

/** Megabytes of memory that a process uses at present. */
export function memoryOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / KILOBYTE_PER_MEGABYTE);
}
