import { readFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  backupFailureSchema,
  backupNameSchema,
  backupScheduleSchema,
} from '@selah/shared/contracts/backups/backups';
import { z } from 'zod';
import { BACKUP_BEGUN_FILE } from '../backup/data-files.ts';
import { syncFolder, writeNewFile } from '../backup/file-content.ts';

const moment = z.number().nonnegative();

const notesSchema = z.object({
  schedule: backupScheduleSchema,
  /** When the last backup began or the schedule was set; milliseconds since 1970. */
  plannedFrom: moment,
  /** Whether there may be backups that are not in the cloud; absent before the first copy. */
  isCopyWanted: z.boolean().optional(),
  /** The last work of its kind, if it failed. */
  failures: z.array(backupFailureSchema),
  /** The outcome of the last check of a backup. */
  checks: z.record(backupNameSchema, z.object({ at: moment, isWhole: z.boolean() })),
});

const begunSchema = z.object({
  ...backupFailureSchema.pick({ kind: true, backup: true, isPlanned: true, attempts: true }).shape,
  at: moment,
});

export type BackupNotes = Readonly<z.infer<typeof notesSchema>>;

/** Work that has begun and not ended. */
export type BegunWork = Readonly<z.infer<typeof begunSchema>>;

/** What is known of backups beside the backups themselves; a file in the data folder. */
export interface BackupNotesFile {
  read(): BackupNotes;
  /** Resolves when it is on disk. */
  change(changes: Partial<BackupNotes>): Promise<void>;
  /** What has begun in this process or an earlier one and not ended. */
  begun(): BegunWork | undefined;
  setBegun(work: BegunWork | undefined): Promise<void>;
}

const FILE = 'backups.json';

/** A file that is missing or cannot be read counts as new: nothing in it is worth a start that fails. */
export function openBackupNotes(directory: string, now: number): BackupNotesFile {
  const file = join(directory, FILE);
  const begunFile = join(directory, BACKUP_BEGUN_FILE);
  const fresh: BackupNotes = {
    schedule: { every: 'daily', hour: 3 },
    plannedFrom: now,
    failures: [],
    checks: {},
  };
  let notes = readJson(file, notesSchema) ?? fresh;
  let writing = Promise.resolve();
  let count = 0;

  async function write(to: string, content: unknown): Promise<void> {
    const part = join(directory, `.part-backups-${process.pid}-${count++}`);
    await rm(part, { force: true });
    await writeNewFile(part, `${JSON.stringify(content, undefined, 1)}\n`);
    await rename(part, to);
    await syncFolder(directory);
  }

  return {
    read: () => notes,
    change: (changes) => {
      notes = { ...notes, ...changes };
      const written = writing.then(() => write(file, notes));
      writing = written.catch(() => undefined);
      return written;
    },
    begun: () => readJson(begunFile, begunSchema),
    setBegun: (work) => (work ? write(begunFile, work) : rm(begunFile, { force: true })),
  };
}

function readJson<Content>(file: string, schema: z.ZodType<Content>): Content | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
