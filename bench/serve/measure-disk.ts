import { mkdtemp, open, rm } from 'node:fs/promises';
import { join } from 'node:path';

const SYNCS = 500;
/** About what a group of counters adds to the database's log. Bytes. */
const APPENDED = 16 * 1024;

/** How long the disk of this folder alone takes to keep a few kilobytes: the least that an acknowledgement can take. Milliseconds. */
export async function measureDisk(folder: string) {
  const place = await mkdtemp(join(folder, 'disk-'));
  const file = await open(join(place, 'log'), 'a');
  const waits: number[] = [];
  try {
    const bytes = Buffer.alloc(APPENDED, 1);
    for (let done = 0; done < SYNCS; done += 1) {
      await file.write(bytes);
      const startedAt = performance.now();
      await file.datasync();
      waits.push(performance.now() - startedAt);
    }
  } finally {
    await file.close();
    await rm(place, { recursive: true });
  }
  waits.sort((a, b) => a - b);
  const at = (share: number) =>
    waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), longest: at(1) };
}
