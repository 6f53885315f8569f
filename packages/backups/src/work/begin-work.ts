import type { Readable } from 'node:stream';
import type { Clock } from '@selah/service-kit/clock';
import { AppError } from '@selah/service-kit/errors/app-error';
import type { Logger } from '@selah/service-kit/logging/logger';
import { type BackupWorkKind, canBeRepeated } from '@selah/shared/contracts/backups/backups';
import type { BackupNotesFile } from './backup-notes.ts';
import type { AskedBy, BackupTasks } from './backup-tasks.ts';
import type { BackupWorkshop, BegunWorkDetails } from './backup-work.ts';
import type { CloudWork } from './cloud-work.ts';
import type { CopiesInTurn } from './copies-in-turn.ts';
import { isBackupDue } from './schedule.ts';

export interface BeginWorkDeps {
  readonly workshop: BackupWorkshop;
  readonly notes: BackupNotesFile;
  readonly tasks: BackupTasks;
  readonly copies: CopiesInTurn;
  readonly cloud: CloudWork | undefined;
  /** Of the schedule. */
  readonly timeZone: string;
  /** Closes the product and opens it again with staged data. */
  readonly restart: () => void;
  readonly logger: Logger;
  readonly now: Clock;
}

/** Begins work on backups because a person or the schedule wants it; each throws AppError `backup_busy` while other work is done. */
export function createWorkBeginner(deps: BeginWorkDeps) {
  const { workshop, notes, tasks, copies, cloud, timeZone, logger, now } = deps;

  function assertIdle(): void {
    if (workshop.current()) throw new AppError('backup_busy');
  }

  async function assertHere(name: string): Promise<void> {
    if (!(await tasks.isHere(name))) throw new AppError('backup_not_found');
  }

  async function begin(details: BegunWorkDetails = {}): Promise<void> {
    assertIdle();
    await copies.before(async () => {
      // It is in the backup too: after a restore, those that were made before are copied.
      await notes.change({ plannedFrom: now(), isCopyWanted: true }).catch(() => undefined);
      await copies.begin('backup', tasks.backUp, details);
    });
  }

  async function check(backup: string): Promise<void> {
    await assertHere(backup);
    await copies.begin('check', tasks.check(backup), { backup });
  }

  async function copy(): Promise<void> {
    if (!cloud) throw new AppError('backup_without_cloud');
    assertIdle();
    await copies.before(async () => {
      await notes.change({ isCopyWanted: true }).catch(() => undefined);
      await copies.begin('copy', cloud.copy);
    });
  }

  async function fetch(backup: string): Promise<void> {
    if (!cloud?.view.has(backup)) throw new AppError('backup_not_found');
    await copies.begin('fetch', cloud.fetch(backup), { backup });
  }

  async function restore(backup: string, askedBy: AskedBy): Promise<void> {
    await assertHere(backup);
    assertIdle();
    const { ended } = await copies.before(async () => {
      await notes.change({ isCopyWanted: true }).catch(() => undefined);
      return workshop.begin('restore', tasks.stage(backup, askedBy), { backup });
    });
    void ended.then((hasSucceeded) => (hasSucceeded ? deps.restart() : copies.keepCopying()));
  }

  async function bring(archive: Readable, size: number | undefined): Promise<void> {
    const { ended } = await copies.begin('import', tasks.take(archive, size));
    if (!(await ended)) throw new AppError('backup_refused');
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

  /** Begins the backup that is planned for now, or a copy. */
  async function keepSchedule(): Promise<void> {
    const { schedule, plannedFrom } = notes.read();
    if (!isBackupDue(schedule, now(), plannedFrom, timeZone)) return copies.keepCopying();
    // A first copy can take days. It goes on after the backup with what is missing.
    await copies
      .before(async () => {
        if (workshop.current()?.kind === 'copy') await workshop.giveUp('copy');
        if (!workshop.current()) await begin({ isPlanned: true });
      })
      .catch((error: unknown) => logger.warn({ err: error }, 'the planned backup did not begin'));
  }

  return { assertIdle, assertHere, begin, check, copy, fetch, restore, bring, retry, keepSchedule };
}
