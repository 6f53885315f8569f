import { randomUUID } from 'node:crypto';
import type { AskedBy, Backups } from '@selah/admin/backups';
import type { Clock } from '@selah/service-kit/clock';
import { AppError } from '@selah/service-kit/errors/app-error';
import type { Closable } from '@selah/service-kit/lifecycle/run-process';
import type { Logger } from '@selah/service-kit/logging/logger';
import { type BackupWorkKind, canBeRepeated } from '@selah/shared/contracts/backups/backups';
import { BackupError } from '../backup/backup-error.ts';
import { type BackupStore, openBackupStore } from '../backup/backup-store.ts';
import type { PlacedElsewhere } from '../backup/data-files.ts';
import { makeBackup, type RunningProduct } from '../backup/make-backup.ts';
import { readBackups } from '../backup/read-backups.ts';
import type { CloudBackups } from '../backup-cloud/cloud-backups.ts';
import { stageBackup } from '../restore/stage-backup.ts';
import { archiveBackup } from './archive-backup.ts';
import { openBackupNotes } from './backup-notes.ts';
import {
  type BegunWorkDetails,
  createBackupWorkshop,
  noteDataThatDidNotStart,
  noteInterruptedWork,
  type WorkTools,
} from './backup-work.ts';
import { createCloudWork } from './cloud-work.ts';
import { createBackupDescriber } from './describe-backups.ts';
import { freeBytesOf, isOnSameDisk } from './folder-disk.ts';
import { importArchive } from './import-archive.ts';
import { isBackupDue, nextBackupAt } from './schedule.ts';

export interface CreateBackupsDeps {
  /** The data folder, open in this process. */
  readonly directory: string;
  readonly elsewhere: PlacedElsewhere;
  /** Of the backups. */
  readonly folder: string;
  /** Of the schedule. */
  readonly timeZone: string;
  readonly running: RunningProduct;
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

/** Backups of this process's data: on a schedule, and for the administrator's page. */
export async function createBackups(deps: CreateBackupsDeps): Promise<Backups & Closable> {
  const { directory, folder, timeZone, logger, now = Date.now, lookEveryMs = LOOK_EVERY_MS } = deps;
  const notes = openBackupNotes(directory, now());
  await noteInterruptedWork(notes)
    .then(() => noteDataThatDidNotStart(notes, directory, now()))
    .catch((error: unknown) => {
      logger.warn({ err: error }, 'work on backups that a kill ended was not noted');
    });
  const workshop = createBackupWorkshop({ notes, now, logger });
  const describe = createBackupDescriber(folder);
  /** How much work is about to begin: until then, no copy begins by itself. */
  let aboutToBegin = 0;
  const isHere = async (name: string) => (await readBackups(folder).list()).includes(name);
  const cloud =
    deps.cloud && createCloudWork({ cloud: deps.cloud.backups, notes, inStore, isHere, logger, now });

  async function inStore(use: (store: BackupStore) => Promise<void>, create = false): Promise<void> {
    const store = await openBackupStore(folder, { create });
    try {
      await use(store);
    } finally {
      store.close();
    }
  }

  const backUp = ({ pace, onProgress }: WorkTools) =>
    inStore(async (store) => {
      const { elsewhere, running } = deps;
      const made = await makeBackup({ directory, elsewhere, running, store, pace, now, onProgress });
      await store.deleteExpired(made.name);
    }, true);

  const checkAll = (name: string) => async (tools: WorkTools) => {
    let isWhole = true;
    await inStore(async (store) => {
      const { files } = await store.read(name);
      for (const [index, file] of files.entries()) {
        if (!(await store.check(file, tools.pace))) isWhole = false;
        tools.onProgress({ files: index + 1, of: files.length });
      }
    });
    const { checks } = notes.read();
    const existing = new Set(await readBackups(folder).list());
    const kept = Object.entries(checks).filter(([other]) => existing.has(other));
    await notes.change({ checks: { ...Object.fromEntries(kept), [name]: { at: now(), isWhole } } });
  };

  const putInPlace =
    (name: string, { administrator, address }: AskedBy) =>
    async (tools: WorkTools) => {
      const noted = {
        id: randomUUID(),
        at: new Date(now()).toISOString(),
        action: 'backup-restored' as const,
        administrator: administrator.slice(0, 80),
        address: address.slice(0, 64),
        object: { id: name },
      };
      await inStore(async (store) => {
        const { elsewhere, running } = deps;
        await store.read(name);
        await makeBackup({ directory, elsewhere, running, store, now, ...tools });
        await stageBackup({ store, name, places: { directory, elsewhere }, noted, ...tools });
      }, true);
    };

  /** A copy into the cloud follows if something is not there. */
  const start: typeof workshop.begin = async (kind, work, details) => {
    const begun = await workshop.begin(kind, work, details);
    void begun.ended.then(keepCopying);
    return begun;
  };

  async function beforeCopies<Begun>(begin: () => Promise<Begun>): Promise<Begun> {
    aboutToBegin += 1;
    try {
      return await begin();
    } finally {
      aboutToBegin -= 1;
    }
  }

  async function begin(details: BegunWorkDetails = {}): Promise<void> {
    if (workshop.current()) throw new AppError('backup_busy');
    await beforeCopies(async () => {
      // It is in the backup too: after a restore, those that were made before are copied.
      await notes.change({ plannedFrom: now(), isCopyWanted: true }).catch(() => undefined);
      await start('backup', backUp, details);
    });
  }

  async function check(backup: string): Promise<void> {
    await assertExists(backup);
    await start('check', checkAll(backup), { backup });
  }

  async function copy(): Promise<void> {
    if (!cloud) throw new AppError('backup_without_cloud');
    if (workshop.current()) throw new AppError('backup_busy');
    await beforeCopies(async () => {
      await notes.change({ isCopyWanted: true }).catch(() => undefined);
      await start('copy', cloud.copy);
    });
  }

  async function fetch(backup: string): Promise<void> {
    if (!cloud?.view.has(backup)) throw new AppError('backup_not_found');
    await start('fetch', cloud.fetch(backup), { backup });
  }

  async function restore(backup: string, askedBy: AskedBy): Promise<void> {
    await assertExists(backup);
    if (workshop.current()) throw new AppError('backup_busy');
    const { ended } = await beforeCopies(async () => {
      await notes.change({ isCopyWanted: true }).catch(() => undefined);
      return workshop.begin('restore', putInPlace(backup, askedBy), { backup });
    });
    void ended.then((hasSucceeded) => (hasSucceeded ? deps.restart() : keepCopying()));
  }

  async function retry(kind: BackupWorkKind, askedBy: AskedBy): Promise<void> {
    const failed = notes.read().failures.find((failure) => failure.kind === kind);
    if (!failed || !canBeRepeated(failed)) throw new AppError('not_found');
    const { backup = '' } = failed;
    if (kind === 'check') return check(backup);
    if (kind === 'copy') return copy();
    if (kind === 'fetch') return fetch(backup);
    return kind === 'restore' ? restore(backup, askedBy) : begin();
  }

  async function assertExists(name: string): Promise<void> {
    if (!(await isHere(name))) throw new AppError('backup_not_found');
  }

  async function keepSchedule(): Promise<void> {
    const { schedule, plannedFrom } = notes.read();
    if (!isBackupDue(schedule, now(), plannedFrom, timeZone)) return keepCopying();
    // A first copy can take days. It goes on after the backup with what is missing.
    await beforeCopies(async () => {
      if (workshop.current()?.kind === 'copy') await workshop.giveUp('copy');
      if (!workshop.current()) await begin({ isPlanned: true });
    }).catch((error: unknown) => logger.warn({ err: error }, 'the planned backup did not begin'));
  }

  async function keepCopying(): Promise<void> {
    if (!cloud?.isCopyDue() || workshop.current() || aboutToBegin > 0) return;
    await start('copy', cloud.copy).catch(() => undefined);
  }

  const timer = setInterval(() => void keepSchedule(), lookEveryMs);
  timer.unref();
  // A copy that a kill has ended goes on.
  await keepCopying();

  return {
    begin: () => begin(),
    check,
    restore,
    copy,
    fetch,
    retry,
    giveUp: async (kind) => {
      if (kind === 'copy') await notes.change({ isCopyWanted: false });
      await workshop.giveUp(kind);
    },
    read: async () => {
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
      const all = cloud ? await cloud.view.mergedWith(here) : here;
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
        backups: all,
        ...(deps.cloud && { cloud: { place: deps.cloud.place, ...(failure && { failure }) } }),
      };
    },
    remove: async (name) => {
      const isThere = cloud?.view.has(name) ?? false;
      if (!isThere) await assertExists(name);
      if (workshop.current()) throw new AppError('backup_busy');
      if (await isHere(name))
        await inStore((store) => store.delete(name)).catch((error: unknown) => {
          throw error instanceof BackupError && error.failure === 'in_use'
            ? new AppError('backup_busy')
            : error;
        });
      if (isThere) await cloud?.remove(name);
    },
    archive: async (name) => {
      await assertExists(name);
      return archiveBackup(folder, name);
    },
    bring: async (archive, size) => {
      const { ended } = await start('import', ({ onProgress, signal }) =>
        inStore(async (store) => {
          await importArchive(store, archive, { ...(size !== undefined && { size }), signal, onProgress });
          await notes.change({ isCopyWanted: true });
        }, true),
      );
      if (!(await ended)) throw new AppError('backup_refused');
    },
    setSchedule: (schedule) => notes.change({ schedule, plannedFrom: now() }),
    close: async () => {
      clearInterval(timer);
      await workshop.close();
    },
  };
}
