import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const KILOBYTE = 1024;

/** A disk of this size in memory; undefined where nothing can be mounted. */
export function mountSmallDisk(kilobytes: number) {
  const path = mkdtempSync(join(tmpdir(), 'selah-small-disk-'));
  const size = `size=${kilobytes}k`;
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', path]).status !== 0) {
    rmSync(path, { recursive: true });
    return undefined;
  }
  return {
    path,
    /** Writes a file that leaves this much. */
    async fillExcept(free: number): Promise<void> {
      const { bavail, bsize } = statfsSync(path);
      await writeFile(join(path, 'filler'), Buffer.alloc(bavail * bsize - free * KILOBYTE));
    },
    remove(): void {
      // Lazily: a file that was read may stay open for a while.
      spawnSync('umount', ['-l', path]);
      rmSync(path, { recursive: true, force: true });
    },
  };
}
