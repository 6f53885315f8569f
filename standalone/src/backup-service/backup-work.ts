import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '@selah/service-kit/clock';
import { AppError } from '@selah/service-kit/errors/app-error';
import { isStorageFull } from '@selah/service-kit/errors/storage-full';
import type { Logger } from '@selah/service-kit/logging/logger';
import type { BackupWork, BackupWorkKind, FailedBackupWork } from '@selah/shared/contracts/backups/backups';
import { BackupError } from '../backup/backup-error.ts';
import type { OnProgress } from '../backup/make-backup.ts';
import { createGentlePace, type Pace } from '../backup/pace.ts';
import { NOT_STARTED_FILE } from '../restore/exchange-data.ts';
import type { BackupNotesFile } from './backup-notes.ts';

/** The process ends. */
class StoppedError extends Error {}

/** What work gets: it leaves half of the time to the site, and ends when the process does. */
export interface WorkTools {
  readonly pace: Pace;
  readonly onProgress: OnProgress;
}

/** One piece of work at a time, whose outcome is noted. */
export interface BackupWorkshop {
  current(): BackupWork | undefined;
  /** Begins; resolves when the work is noted. `ended` tells whether it succeeded. @throws AppError `backup_busy` */
  begin(
    kind: BackupWorkKind,
    work: (tools: WorkTools) => Promise<void>,
    backup?: string,
  ): Promise<{ readonly ended: Promise<boolean> }>;
  /** Stops the work and waits for its end. */
  close(): Promise<void>;
}

export function createBackupWorkshop(deps: {
  readonly notes: BackupNotesFile;
  readonly now: Clock;
  readonly logger: Logger;
}): BackupWorkshop {
  const { notes, now, logger } = deps;
  let current: BackupWork | undefined;
  let running: Promise<boolean> = Promise.resolve(true);
  let isStopped = false;

  function toolsFor(): WorkTools {
    const pace = createGentlePace();
    return {
      pace: async () => {
        if (isStopped) throw new StoppedError('the process ends');
        await pace();
      },
      onProgress: ({ files: done, of }) => {
        if (current) current = { ...current, done, of };
      },
    };
  }

  const withoutFailureOf = (kind: BackupWorkKind) =>
    notes.read().failures.filter((failure) => failure.kind !== kind);

  async function run(kind: BackupWorkKind, work: (tools: WorkTools) => Promise<void>): Promise<boolean> {
    let hasSucceeded = true;
    let failures = withoutFailureOf(kind);
    try {
      await work(toolsFor());
    } catch (error) {
      hasSucceeded = false;
      logger.warn({ err: error, kind }, 'work on backups failed');
      const at = new Date(now()).toISOString();
      failures = [...withoutFailureOf(kind), { kind, at, ...reasonOf(error) }];
    }
    // A full disk must not keep the work from ending.
    await notes
      .change({ failures })
      .then(() => notes.setBegun(undefined))
      .catch((error: unknown) => {
        logger.warn({ err: error }, 'the outcome of work on backups was not noted');
      });
    current = undefined;
    return hasSucceeded;
  }

  return {
    current: () => current,
    begin: async (kind, work, backup) => {
      if (current || isStopped) throw new AppError('backup_busy');
      const startedAt = now();
      current = {
        kind,
        startedAt: new Date(startedAt).toISOString(),
        done: 0,
        of: 0,
        ...(backup && { backup }),
      };
      await notes.setBegun({ kind, at: startedAt }).catch(() => undefined);
      running = run(kind, work);
      return { ended: running };
    },
    close: async () => {
      isStopped = true;
      await running;
    },
  };
}

/** Notes a failure for work that a kill has ended. */
export async function noteInterruptedWork(notes: BackupNotesFile): Promise<void> {
  const begun = notes.begun();
  if (!begun) return;
  const others = notes.read().failures.filter(({ kind }) => kind !== begun.kind);
  const at = new Date(begun.at).toISOString();
  await notes.change({ failures: [...others, { kind: begun.kind, at, failure: 'interrupted' }] });
  await notes.setBegun(undefined);
}

/** Notes why the data that a restore was about to replace could not be backed up, so that they stayed. */
export async function noteFailedRestore(notes: BackupNotesFile, error: unknown, now: number): Promise<void> {
  const others = notes.read().failures.filter(({ kind }) => kind !== 'restore');
  const failure = { kind: 'restore', at: new Date(now).toISOString(), ...reasonOf(error) } as const;
  await notes.change({ failures: [...others, failure] });
}

/** Notes a failure if restored data did not start, and the data from before are back. */
export async function noteDataThatDidNotStart(
  notes: BackupNotesFile,
  directory: string,
  now: number,
): Promise<void> {
  const file = join(directory, NOT_STARTED_FILE);
  if (!existsSync(file)) return;
  const others = notes.read().failures.filter(({ kind }) => kind !== 'restore');
  const failure = { kind: 'restore', at: new Date(now).toISOString(), failure: 'did_not_start' } as const;
  await notes.change({ failures: [...others, failure] });
  await rm(file);
}

const FOLDER_CODES = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EIO', 'ESTALE', 'ENODEV']);

function reasonOf(error: unknown): Pick<FailedBackupWork, 'failure' | 'needed' | 'free'> {
  if (error instanceof BackupError) {
    const { failure, needed, free } = error;
    return { failure, ...(needed !== undefined && { needed }), ...(free !== undefined && { free }) };
  }
  if (error instanceof StoppedError) return { failure: 'interrupted' };
  if (isStorageFull(error)) return { failure: 'disk_full' };
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE') return { failure: 'interrupted' };
  return { failure: FOLDER_CODES.has(code) ? 'folder_unusable' : 'unknown' };
}
