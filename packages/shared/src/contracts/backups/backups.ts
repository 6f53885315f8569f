import { z } from 'zod';
import { BACKUP_FAILURES } from './failures.ts';

/** Weekly ones are made on Sundays. `hour` is in the site's time zone. */
export const backupScheduleSchema = z.object({
  every: z.enum(['off', 'daily', 'weekly']),
  hour: z.int().min(0).max(23),
});

/** `copy`: into the cloud what is not there. `fetch`: one from there. */
export const BACKUP_WORK = ['backup', 'check', 'restore', 'import', 'copy', 'fetch'] as const;

const moment = z.iso.datetime();
const count = z.int().nonnegative();

/** Names are made of the moment of the backup; a number follows if the clock was set back. */
export const backupNameSchema = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ(?:-\d{1,4})?$/);

export const backupParamsSchema = z.object({ backup: backupNameSchema });

/** `unreadable`: its list of files is damaged, or of a newer release; `failure` says which. */
export const backupSchema = z.object({
  name: backupNameSchema,
  createdAt: moment,
  /** In the folder of backups, in the cloud, or in both. */
  place: z.enum(['here', 'cloud', 'both']),
  state: z.enum(['unchecked', 'whole', 'damaged', 'unreadable']),
  failure: z.enum(BACKUP_FAILURES).optional(),
  checkedAt: moment.optional(),
  /** Made of data that a restore replaced. */
  isBeforeRestore: z.boolean().optional(),
  /** Bytes and number of all its files, of which some are shared with other backups. */
  bytes: count,
  files: count,
  films: count,
});

export const backupWorkSchema = z.object({
  kind: z.enum(BACKUP_WORK),
  backup: backupNameSchema.optional(),
  /** By the schedule and not by a person. */
  isPlanned: z.boolean().optional(),
  /** How often it was begun since it last succeeded. */
  attempts: z.int().positive().optional(),
  startedAt: moment,
  /** Files. 0 of 0 until they are counted. */
  done: count,
  of: count,
});

export const backupFailureSchema = z.object({
  kind: z.enum(BACKUP_WORK),
  backup: backupNameSchema.optional(),
  isPlanned: z.boolean().optional(),
  attempts: z.int().positive().optional(),
  at: moment,
  failure: z.enum(BACKUP_FAILURES),
  /** Bytes, if it does not fit. */
  needed: count.optional(),
  free: count.optional(),
});

/** Names work that is being done or has failed: there is at most one of a kind. */
export const backupWorkParamsSchema = z.object({ work: z.enum(BACKUP_WORK) });

/** What came from a browser is not here any more. */
export function canBeRepeated({ kind, backup }: Pick<FailedBackupWork, 'kind' | 'backup'>): boolean {
  return kind === 'backup' || kind === 'copy' || backup !== undefined;
}

/** The bucket into which backups are copied. */
export const cloudOfBackupsSchema = z.object({
  /** Host, bucket and prefix. */
  place: z.string(),
  /** Why it could not be asked what is in it. */
  failure: z.enum(BACKUP_FAILURES).optional(),
});

/** The backups of an installation that is one process. */
export const ownBackupsSchema = z.object({
  folder: z.string(),
  /** Whether they lie on the disk of the data, and are lost with it. */
  isOnSameDisk: z.boolean(),
  /** Bytes on the disk of the backups; absent if it cannot be asked. */
  freeBytes: count.optional(),
  /** Absent if none is configured. */
  cloud: cloudOfBackupsSchema.optional(),
  timeZone: z.string(),
  schedule: backupScheduleSchema,
  nextAt: moment.optional(),
  work: backupWorkSchema.optional(),
  /** The last work of its kind, if it failed. */
  failures: z.array(backupFailureSchema),
  /** Newest first. */
  backups: z.array(backupSchema),
});

/** Without `own`, the site is several processes with engines of their own, whose operator makes the backups. */
export const backupsSchema = z.object({ own: ownBackupsSchema.optional() });

export type BackupSchedule = z.infer<typeof backupScheduleSchema>;
export type BackupWork = z.infer<typeof backupWorkSchema>;
export type BackupWorkKind = BackupWork['kind'];
export type FailedBackupWork = z.infer<typeof backupFailureSchema>;
export type CloudOfBackups = z.infer<typeof cloudOfBackupsSchema>;
export type Backup = z.infer<typeof backupSchema>;
export type OwnBackups = z.infer<typeof ownBackupsSchema>;
export type BackupsAnswer = z.infer<typeof backupsSchema>;
