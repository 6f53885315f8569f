import type { Clock } from '@selah/service-kit/clock';
import type { Logger } from '@selah/service-kit/logging/logger';
import type { OwnBackups } from '@selah/shared/contracts/backups/backups';
import type { BackupNotesFile } from './backup-notes.ts';
import type { BackupWorkshop } from './backup-work.ts';
import type { CloudView } from './cloud-view.ts';
import { createBackupDescriber } from './describe-backups.ts';
import { freeBytesOf, isOnSameDisk } from './folder-disk.ts';
import { nextBackupAt } from './schedule.ts';

export interface OwnBackupsDeps {
  readonly directory: string;
  readonly folder: string;
  readonly timeZone: string;
  readonly notes: BackupNotesFile;
  readonly workshop: BackupWorkshop;
  /** Absent if backups are copied nowhere. */
  readonly cloud: { readonly view: CloudView; readonly place: string } | undefined;
  readonly logger: Logger;
  readonly now: Clock;
}

/** Reads what the administrator's page shows: the backups here and in the cloud, the schedule, and what is being done. */
export function createOwnBackupsReader(deps: OwnBackupsDeps): () => Promise<OwnBackups> {
  const { directory, folder, timeZone, notes, workshop, cloud, logger, now } = deps;
  const describe = createBackupDescriber(folder);

  return async () => {
    // Together, and before the list: when nothing is being done any more, its outcome is in the rest.
    const { schedule, failures, checks } = notes.read();
    const work = workshop.current();
    const next = nextBackupAt(schedule, now(), timeZone);
    const freeBytes = await freeBytesOf(folder);
    // Of a disk that is away, the next backup says so.
    const here = await describe(checks).catch((error: unknown) => {
      logger.warn({ err: error, folder }, 'the folder of backups cannot be read');
      return [];
    });
    const backups = cloud ? await cloud.view.mergedWith(here) : here;
    const failure = cloud?.view.failure();
    return {
      folder,
      isOnSameDisk: await isOnSameDisk(folder, directory),
      ...(freeBytes !== undefined && { freeBytes }),
      timeZone,
      schedule,
      ...(next !== undefined && { nextAt: new Date(next).toISOString() }),
      ...(work && { work }),
      failures,
      backups,
      ...(cloud && { cloud: { place: cloud.place, ...(failure && { failure }) } }),
    };
  };
}
