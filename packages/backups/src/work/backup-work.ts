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
import type { BackupNotesFile, BegunWork } from './backup-notes.ts';

/** The process ends, or a person has ended the work. */
class StoppedError extends Error {}

/** What work gets: it leaves half of the time to the site, and ends when the process does or a person wants it. */
export interface WorkTools {
  readonly pace: Pace;
  readonly signal: AbortSignal;
  readonly onProgress: OnProgress;
}

export interface BegunWorkDetails {
  /** The one it is about. */
  readonly backup?: string;
  /** Whether the schedule began it. */
  readonly isPlanned?: boolean;
}

/** One piece of work at a time, whose outcome is noted. */
export interface BackupWorkshop {
  current(): BackupWork | undefined;
  /** Begins; resolves when the work is noted. `ended` tells whether it succeeded. @throws AppError `backup_busy` */
  begin(
    kind: BackupWorkKind,
    work: (tools: WorkTools) => Promise<void>,
    details?: BegunWorkDetails,
  ): Promise<{ readonly ended: Promise<boolean> }>;
  /** Ends the work of this kind, or forgets that it failed. @throws AppError `not_found` */
  giveUp(kind: BackupWorkKind): Promise<void>;
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
  let givenUp = new AbortController();
  const stopping = new AbortController();

  function toolsFor(signal: AbortSignal): WorkTools {
    const pace = createGentlePace();
    const goOn = () => {
      if (isStopped || signal.aborted) throw new StoppedError('the work was ended');
    };
    return {
      signal: AbortSignal.any([signal, stopping.signal]),
      pace: async () => {
        goOn();
        await pace();
      },
      onProgress: ({ files: done, of }) => {
        goOn();
        if (current) current = { ...current, done, of };
      },
    };
  }

  const withoutFailureOf = (kind: BackupWorkKind) =>
    notes.read().failures.filter((failure) => failure.kind !== kind);

  async function run(begun: BegunWork, work: (tools: WorkTools) => Promise<void>): Promise<boolean> {
    const { kind } = begun;
    const { signal } = givenUp;
    let hasSucceeded = true;
    let failures = withoutFailureOf(kind);
    try {
      await work(toolsFor(signal));
    } catch (error) {
      hasSucceeded = false;
      if (signal.aborted) logger.info({ kind }, 'work on backups was given up');
      else {
        logger.warn({ err: error, kind }, 'work on backups failed');
        const at = new Date(now()).toISOString();
        failures = [
          ...withoutFailureOf(kind),
          { ...begun, at, ...(isStopped ? { failure: 'interrupted' } : reasonOf(error)) },
        ];
      }
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
    begin: async (kind, work, details = {}) => {
      if (current || isStopped) throw new AppError('backup_busy');
      const { attempts = 0 } = notes.read().failures.find((failure) => failure.kind === kind) ?? {};
      const begun = { kind, attempts: attempts + 1, ...details, at: now() };
      const { at, ...named } = begun;
      current = { ...named, startedAt: new Date(at).toISOString(), done: 0, of: 0 };
      givenUp = new AbortController();
      await notes.setBegun(begun).catch(() => undefined);
      running = run(begun, work);
      return { ended: running };
    },
    giveUp: async (kind) => {
      if (current?.kind === kind) {
        givenUp.abort();
        await running;
        return;
      }
      const failures = withoutFailureOf(kind);
      if (failures.length === notes.read().failures.length) throw new AppError('not_found');
      await notes.change({ failures });
    },
    close: async () => {
      isStopped = true;
      stopping.abort();
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
  await notes.change({ failures: [...others, { ...begun, at, failure: 'interrupted' }] });
  await notes.setBegun(undefined);
}

/** Notes why the data that a restore was about to replace could not be backed up, so that they stayed. */
export async function noteFailedRestore(
  notes: BackupNotesFile,
  {
    error,
    backup,
    now,
  }: { readonly error: unknown; readonly backup: string | undefined; readonly now: number },
): Promise<void> {
  const others = notes.read().failures.filter(({ kind }) => kind !== 'restore');
  const at = new Date(now).toISOString();
  const failure = {
    kind: 'restore',
    at,
    ...(backup && { backup }),
    ...reasonOf(error),
  } as const;
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
  const at = new Date(now).toISOString();
  const failure = { kind: 'restore', at, failure: 'did_not_start' } as const;
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
