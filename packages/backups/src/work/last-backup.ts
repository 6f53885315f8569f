import type { Clock } from '@selah/service-kit/clock';
import type { Logger } from '@selah/service-kit/logging/logger';
import { openBackupStore } from '../backup/backup-store.ts';
import type { PlacedElsewhere } from '../backup/data-files.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { readNotedRestore } from '../restore/noted-restore.ts';
import { openBackupNotes } from './backup-notes.ts';
import { noteFailedRestore } from './backup-work.ts';

export interface LastBackupDeps {
  readonly directory: string;
  readonly elsewhere: PlacedElsewhere;
  /** Of the backups. */
  readonly folder: string;
  readonly logger: Logger;
  readonly now?: Clock;
}

/**
 * Backs up the data of the closed product that a restore is about to replace: all that was acknowledged while the new ones were
 * staged. Returns whether it succeeded; otherwise the reason is noted for the page.
 */
export async function makeLastBackup(deps: LastBackupDeps): Promise<boolean> {
  const { directory, elsewhere, folder, logger, now = Date.now } = deps;
  try {
    const store = await openBackupStore(folder, { create: true });
    try {
      const request = { directory, elsewhere, store, now, isBeforeRestore: true, onProgress: () => {} };
      await makeBackup(request);
    } finally {
      store.close();
    }
    return true;
  } catch (error) {
    logger.warn({ err: error, folder }, 'the data before a restore cannot be backed up: they stay');
    const backup = (await readNotedRestore(directory))?.object.id;
    const failed = { error, backup, now: now() };
    await noteFailedRestore(openBackupNotes(directory, now()), failed).catch((cause: unknown) => {
      logger.warn({ err: cause }, 'the outcome of a restore was not noted');
    });
    return false;
  }
}
