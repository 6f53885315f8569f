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
  /** The server of the bucket does not answer, or answers that it cannot now. */
  'cloud_unreachable',
  /** It does not accept the keys, or does not let them do what is needed. */
  'cloud_refused',
  /** Anyone can read what is in the bucket, and backups contain secrets. */
  'cloud_public',
  'cloud_full',
  /** Another installation or program changes the backups in the bucket. */
  'cloud_in_use',
  'unknown',
] as const;

export type BackupFailure = (typeof BACKUP_FAILURES)[number];
