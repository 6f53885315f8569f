import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { appendFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe } from '@jest/globals';
import type { Answer } from './api-driver.ts';

/** A disk of a few megabytes that a test can fill to the last byte. */
export interface SmallDisk {
  readonly path: string;
  fill(): Promise<void>;
  /** Gives back what `fill` took. */
  free(): Promise<void>;
}

const BLOCK_BYTES = 4096;

/**
 * Runs the tests of `tell` with a disk of their own; where none can be mounted (only root may), they show as skipped, with the
 * reason in their title.
 */
export function describeOnSmallDisk(title: string, megabytes: number, tell: (disk: SmallDisk) => void): void {
  const path = mkdtempSync(join(tmpdir(), 'selah-small-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path]);
  const remove = () => rmSync(path, { recursive: true, force: true });
  if (mounted.status !== 0) {
    remove();
    process.stderr.write(`${title}: skipped, since no disk can be mounted\n`);
    describe.skip(`${title} (skipped: no disk can be mounted)`, () => tell(smallDisk(path)));
    return;
  }
  describe(title, () => {
    afterAll(() => {
      // Lazily: a file that was read may stay open for a while.
      spawnSync('umount', ['-l', path]);
      remove();
    });
    tell(smallDisk(path));
  });
}

function smallDisk(path: string): SmallDisk {
  const ballast = join(path, 'ballast');
  return {
    path,
    async fill() {
      for (const size of [64 * BLOCK_BYTES, BLOCK_BYTES]) await appendUntilFull(ballast, Buffer.alloc(size));
    },
    free: () => rm(ballast, { force: true }),
  };
}

async function appendUntilFull(file: string, block: Buffer): Promise<void> {
  for (;;) {
    try {
      await appendFile(file, block);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return;
      throw error;
    }
  }
}

/** A full disk has room in what is written already, and takes some: so many calls at most. */
const MOST_CALLS = 500;

/** Calls until the answer is a refusal: what was taken before it, and the refusal. */
export async function untilRefused(call: (turn: number) => Promise<Answer>) {
  const taken: Answer[] = [];
  for (let turn = 1; turn <= MOST_CALLS; turn += 1) {
    const answer = await call(turn);
    if (answer.status >= 400) return { taken, refusal: answer };
    taken.push(answer);
  }
  throw new Error(`none of ${MOST_CALLS} calls was refused`);
}
