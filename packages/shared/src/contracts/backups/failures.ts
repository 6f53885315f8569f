/** Why a backup, a check or a restore did not succeed. */
export const BACKUP_FAILURES = [
  /** The data folder has no database. */
  'nothing_to_copy',
  'does_not_fit',
  'disk_full',
  'database_damaged',
  /** Another backup or restore uses the folder of backups. */
  'in_use',
  /** The folder cannot be read or written. */
  'folder_unusable',
  'no_backups',
  'backup_missing',
  'backup_damaged',
  'other_product',
  'newer_release',
  'data_exists',
  /** The process ended meanwhile. */
  'interrupted',
  /** The restored data did not start; the data from before did. */
  'did_not_start',
  'unknown',
] as const;

export type BackupFailure = (typeof BACKUP_FAILURES)[number];
