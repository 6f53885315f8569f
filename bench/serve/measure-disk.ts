import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Waits, waitsOf } from './waits.ts';

const SYNCS = 500;
/** About what a group of counters adds to the database's log. Bytes. */
const APPENDED = 16 * 1024;

/** How long the disk of the product's data alone takes to keep a few kilobytes: the least that an acknowledgement can take. */
export async function measureDisk(): Promise<Waits> {
  const place = await mkdtemp(join(tmpdir(), 'selah-disk-'));
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
  return waitsOf(waits);
}
