import type { Clock } from '@selah/service-kit/clock';
import { AppError } from '@selah/service-kit/errors/app-error';
import type { Logger } from '@selah/service-kit/logging/logger';
import type { BackupStore } from '../backup/backup-store.ts';
import { withBucketLock } from '../cloud/bucket-lock.ts';
import { type CloudBackups, keyOfManifest } from '../cloud/cloud-backups.ts';
import { copyToCloud } from '../cloud/copy-to-cloud.ts';
import { fetchFromCloud } from '../cloud/fetch-from-cloud.ts';
import type { BackupNotesFile } from './backup-notes.ts';
import type { WorkTools } from './backup-work.ts';
import { type CloudView, createCloudView } from './cloud-view.ts';

export interface CloudWorkDeps {
  readonly cloud: CloudBackups;
  readonly notes: BackupNotesFile;
  readonly inStore: (use: (store: BackupStore) => Promise<void>, create?: boolean) => Promise<void>;
  readonly isHere: (name: string) => Promise<boolean>;
  readonly logger: Logger;
  readonly now: Clock;
}

/** How long after a failure a copy is tried again without a person. Milliseconds. */
const TRIED_AGAIN_AFTER_MS = 60 * 60_000;

/** After so many that the end of the process ended, it may be the copy that ends it. */
const MOST_AT_ONCE = 3;

/** What this process does with the backups in the cloud. */
export interface CloudWork {
  readonly view: CloudView;
  copy(tools: WorkTools): Promise<void>;
  fetch(name: string): (tools: WorkTools) => Promise<void>;
  /** @throws AppError `backup_cloud_away` */
  remove(name: string): Promise<void>;
  /** Whether a copy is to begin without a person. */
  isCopyDue(): boolean;
}

export function createCloudWork(deps: CloudWorkDeps): CloudWork {
  const { cloud, notes, inStore, logger, now } = deps;
  const view = createCloudView(deps);

  async function noteDamaged(names: readonly string[]): Promise<void> {
    const { checks } = notes.read();
    const damaged = names.map((name) => [name, { at: now(), isWhole: false }] as const);
    await notes.change({ isCopyWanted: false, checks: { ...checks, ...Object.fromEntries(damaged) } });
  }

  return {
    view,
    copy: async (tools) => {
      try {
        // The folder may not exist yet.
        await inStore(async (store) => {
          const { damaged } = await copyToCloud({ store, ...tools, cloud: cloud.until(tools.signal) });
          await noteDamaged(damaged);
        }, true);
      } finally {
        if (!tools.signal.aborted) await view.look();
      }
    },
    fetch: (name) => async (tools) => {
      await inStore(
        (store) => fetchFromCloud({ store, name, ...tools, cloud: cloud.until(tools.signal) }),
        true,
      );
    },
    remove: async (name) => {
      try {
        await inStore(async (store) => {
          const lock = { objects: cloud.objects, holder: await store.holder() };
          // What no other backup has is deleted with the next copy.
          await withBucketLock(lock, () => cloud.objects.delete(keyOfManifest(name)));
        }, true);
      } catch (error) {
        logger.warn({ err: error }, 'a backup in the cloud was not deleted');
        throw new AppError('backup_cloud_away', { cause: error });
      } finally {
        await view.look();
      }
    },
    isCopyDue: () => {
      const { isCopyWanted = true, failures } = notes.read();
      if (!isCopyWanted) return false;
      const failed = failures.find(({ kind }) => kind === 'copy');
      if (!failed) return true;
      if (failed.failure === 'interrupted' && (failed.attempts ?? 1) < MOST_AT_ONCE) return true;
      return Math.abs(now() - Date.parse(failed.at)) > TRIED_AGAIN_AFTER_MS;
    },
  };
}
