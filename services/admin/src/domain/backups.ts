import type { Readable } from 'node:stream';
import type { BackupSchedule, BackupWorkKind, OwnBackups } from '@selah/shared/contracts/backups/backups';

/** An administrator and the client's internet address. */
export interface AskedBy {
  readonly administrator: string;
  readonly address: string;
}

/** A backup as one file. */
export interface BackupArchive {
  /** Bytes. */
  readonly size: number;
  /** Begins to read. */
  open(): Readable;
}

/**
 * Copies of all data of an installation that is one process; given by that process, since no service knows the data of
 * others. What begins here goes on after the call.
 */
export interface Backups {
  read(): Promise<OwnBackups>;
  /** @throws AppError `backup_busy` */
  begin(): Promise<void>;
  /** Begins to compare all hashes. @throws AppError `backup_busy`, `backup_not_found` */
  check(name: string): Promise<void>;
  /** Here and in the cloud. @throws AppError `backup_busy`, `backup_not_found`, `backup_cloud_away` if it stays there */
  remove(name: string): Promise<void>;
  /** @throws AppError `backup_not_found` */
  archive(name: string): Promise<BackupArchive>;
  /**
   * Begins to put the data of a backup in place of the present ones, of which a backup is made first. The process closes and opens
   * again by itself; if the data do not start, with the present ones. Who asked for it is told to the list of who did what of the
   * restored data, which does not have it. @throws AppError `backup_busy`, `backup_not_found`
   */
  restore(name: string, askedBy: AskedBy): Promise<void>;
  /**
   * Takes the backup of an archive in; resolves when it is in the list.
   * @param size in bytes, if it is known
   * @throws AppError `backup_busy`, `backup_refused`
   */
  bring(archive: Readable, size: number | undefined): Promise<void>;
  /** Begins to copy into the cloud what is not there. @throws AppError `backup_busy`, `backup_without_cloud` */
  copy(): Promise<void>;
  /** Begins to fetch a backup from the cloud. @throws AppError `backup_busy`, `backup_not_found` */
  fetch(name: string): Promise<void>;
  /** Begins failed work again. @throws AppError `not_found` if it has not failed, `backup_busy`, `backup_not_found` */
  retry(kind: BackupWorkKind, askedBy: AskedBy): Promise<void>;
  /** Ends the work, which leaves everything as it was, or forgets its failure. @throws AppError `not_found` */
  giveUp(kind: BackupWorkKind): Promise<void>;
  setSchedule(schedule: BackupSchedule): Promise<void>;
}
