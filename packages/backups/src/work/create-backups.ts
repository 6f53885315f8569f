import type { Clock } from '@selah/service-kit/clock';
import { AppError } from '@selah/service-kit/errors/app-error';
import type { Logger } from '@selah/service-kit/logging/logger';
import type { BackupSchedule, BackupWorkKind } from '@selah/shared/contracts/backups/backups';
import { BackupError } from '../backup/backup-error.ts';
import type { CloudBackups } from '../cloud/cloud-backups.ts';
import { archiveBackup } from './archive-backup.ts';
import { type BackupNotesFile, openBackupNotes } from './backup-notes.ts';
import { type BackupTasksDeps, createBackupTasks } from './backup-tasks.ts';
import { createBackupWorkshop, noteDataThatDidNotStart, noteInterruptedWork } from './backup-work.ts';
import { createWorkBeginner } from './begin-work.ts';
import { createCloudWork } from './cloud-work.ts';
import { createCopiesInTurn } from './copies-in-turn.ts';
import { createOwnBackupsReader } from './own-backups.ts';

export interface CreateBackupsDeps extends Omit<BackupTasksDeps, 'notes' | 'now'> {
  /** Of the schedule. */
  readonly timeZone: string;
  /** Where backups are copied to; absent if nowhere. */
  readonly cloud?: { readonly backups: CloudBackups; readonly place: string } | undefined;
  /** Closes the product and opens it again with staged data. */
  readonly restart: () => void;
  readonly logger: Logger;
  readonly now?: Clock;
  /** How often the schedule is looked at, in milliseconds; for tests. */
  readonly lookEveryMs?: number;
}

const LOOK_EVERY_MS = 60_000;

/**
 * Backups of this process's data, on a schedule and for the administrator's page: what the port `Backups` of the admin service
 * describes. What begins goes on after the call. Calls throw AppErrors (`backup_busy`, `backup_not_found` …).
 */
export async function createBackups(deps: CreateBackupsDeps) {
  const { directory, folder, logger, now = Date.now, lookEveryMs = LOOK_EVERY_MS } = deps;
  const notes = openBackupNotes(directory, now());
  await noteWhatEnded(notes, deps, now());
  const workshop = createBackupWorkshop({ notes, now, logger });
  const tasks = createBackupTasks({ ...deps, notes, now });
  const cloud = deps.cloud && createCloudWork({ cloud: deps.cloud.backups, notes, ...tasks, logger, now });
  const copies = createCopiesInTurn(workshop, cloud);
  const beginner = createWorkBeginner({ ...deps, workshop, notes, tasks, copies, cloud, now });
  const { assertHere, assertIdle, keepSchedule, begin, ...begins } = beginner;
  const view = cloud && deps.cloud && { view: cloud.view, place: deps.cloud.place };
  const read = createOwnBackupsReader({ ...deps, notes, workshop, cloud: view, now });

  const timer = setInterval(() => void keepSchedule(), lookEveryMs);
  timer.unref();
  // A copy that a kill has ended goes on.
  await copies.keepCopying();

  return {
    ...begins,
    begin: () => begin(),
    read,
    giveUp: async (kind: BackupWorkKind) => {
      if (kind === 'copy') await notes.change({ isCopyWanted: false });
      await workshop.giveUp(kind);
    },
    remove: async (name: string) => {
      const isInCloud = cloud?.view.has(name) ?? false;
      if (!isInCloud) await assertHere(name);
      assertIdle();
      if (await tasks.isHere(name))
        await tasks
          .inStore((store) => store.delete(name))
          .catch((error: unknown) => {
            const isInUse = error instanceof BackupError && error.failure === 'in_use';
            throw isInUse ? new AppError('backup_busy') : error;
          });
      if (isInCloud) await cloud?.remove(name);
    },
    archive: async (name: string) => {
      await assertHere(name);
      return archiveBackup(folder, name);
    },
    setSchedule: (schedule: BackupSchedule) => notes.change({ schedule, plannedFrom: now() }),
    close: async () => {
      clearInterval(timer);
      await workshop.close();
    },
  };
}

/** Notes what a kill, or restored data that did not start, has ended. */
async function noteWhatEnded(
  notes: BackupNotesFile,
  { directory, logger }: Pick<CreateBackupsDeps, 'directory' | 'logger'>,
  now: number,
): Promise<void> {
  try {
    await noteInterruptedWork(notes);
    await noteDataThatDidNotStart(notes, directory, now);
  } catch (error) {
    logger.warn({ err: error }, 'work on backups that a kill ended was not noted');
  }
}
