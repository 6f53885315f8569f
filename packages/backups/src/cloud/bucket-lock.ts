import { runningTimeSignal } from '@selah/service-kit/in-running-time';
import { BackupError } from '../backup/backup-error.ts';
import type { CloudObjects } from './cloud-objects.ts';

const LOCKS = 'locks/';

/** A holder that did not renew its lock for so long has ended. Milliseconds, by the server's clock. */
const ABANDONED_AFTER_MS = 30 * 60_000;
const RENEWED_EVERY_MS = 5 * 60_000;
/** Whoever stops the work waits for this. Milliseconds. */
const RELEASE_MS = 5_000;

/** Says to others that this program changes the backups in a bucket. */
export interface BucketLock {
  /** Renews it if it is time to. Call it often. @throws BackupError `cloud_in_use` if another program has taken over */
  renew(): Promise<void>;
  /** @throws BackupError `cloud_in_use` if another program has taken over */
  assertHeld(): Promise<void>;
}

/**
 * Does the work while no other program changes the backups in the bucket. Of two that begin at the same moment each sees the
 * other, and both give way.
 * @param holder names this program; its own lock from before a kill does not stop it
 * @throws BackupError `cloud_in_use`; `cloud_public` if anyone can read what is written into the bucket
 */
export async function withBucketLock<Result>(
  { objects, holder }: { readonly objects: CloudObjects; readonly holder: string },
  work: (lock: BucketLock) => Promise<Result>,
): Promise<Result> {
  const key = LOCKS + holder;
  let renewedAt = 0;

  async function assertHeld(): Promise<void> {
    renewedAt = performance.now();
    await objects.putText(key, 'A copy of backups is under way.\n');
    const all = await objects.list(LOCKS);
    const own = all.find((lock) => lock.key === key);
    if (!own) throw new BackupError('cloud_unreachable', 'The bucket has lost a lock.');
    const isOfAnother = (lock: { readonly key: string; readonly modifiedAt: number }) =>
      lock.key !== key && lock.modifiedAt > own.modifiedAt - ABANDONED_AFTER_MS;
    if (all.some(isOfAnother))
      throw new BackupError('cloud_in_use', 'Another program changes the backups in the bucket.');
  }

  try {
    await assertHeld();
    if (await objects.isReadableByAnyone(key))
      throw new BackupError(
        'cloud_public',
        'Anyone can read what is in the bucket, and backups contain secrets: make it private.',
      );
    return await work({
      assertHeld,
      renew: async () => {
        if (performance.now() - renewedAt > RENEWED_EVERY_MS) await assertHeld();
      },
    });
  } finally {
    // One that stays stops others for half an hour.
    await objects
      .until(runningTimeSignal(RELEASE_MS))
      .delete(key)
      .catch(() => undefined);
  }
}
