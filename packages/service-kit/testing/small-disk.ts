import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { appendFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe } from '@jest/globals';

/** A disk of a few megabytes that a test can fill to the last byte. */
export interface SmallDisk {
  readonly path: string;
  fill(): Promise<void>;
  /** Frees the space that `fill` used. */
  free(): Promise<void>;
}

const BLOCK_BYTES = 4096;

/** Runs the tests with their own disk; without the right to mount one (root only) they are skipped, with the reason in the title. */
export function describeOnSmallDisk(
  title: string,
  megabytes: number,
  tests: (disk: SmallDisk) => void,
): void {
  const path = mkdtempSync(join(tmpdir(), 'selah-small-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path]);
  const remove = () => rmSync(path, { recursive: true, force: true });
  if (mounted.status !== 0) {
    remove();
    process.stderr.write(`${title}: skipped, since no disk can be mounted\n`);
    describe.skip(`${title} (skipped: no disk can be mounted)`, () => tests(smallDisk(path)));
    return;
  }
  describe(title, () => {
    afterAll(() => {
      // Lazily: a file that was read may stay open for a while.
      spawnSync('umount', ['-l', path]);
      remove();
    });
    tests(smallDisk(path));
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

/** Existing files have unused space, so that some calls succeed on a full disk, but not more than this. */
const MAX_CALLS = 500;

/** Calls until the answer is an error; returns the answers before it, and the error. */
export async function callUntilError<Answer extends { readonly status: number }>(
  call: (attempt: number) => Promise<Answer>,
): Promise<{ readonly accepted: readonly Answer[]; readonly error: Answer }> {
  const accepted: Answer[] = [];
  for (let attempt = 1; attempt <= MAX_CALLS; attempt += 1) {
    const answer = await call(attempt);
    if (answer.status >= 400) return { accepted, error: answer };
    accepted.push(answer);
  }
  throw new Error(`none of ${MAX_CALLS} calls was rejected`);
}
