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
  /**
   * Deletes a backup here and in the cloud.
   * @throws AppError `backup_busy`, `backup_not_found`, `backup_cloud_away` if it stays in the cloud
   */
  remove(name: string): Promise<void>;
  /** @throws AppError `backup_not_found` */
  archive(name: string): Promise<BackupArchive>;
  /**
   * Starts a restore: backs up the present data, then replaces them. The process closes and opens again by
   * itself; if the restored data do not open, it opens the present ones. The restored audit log gets an entry
   * of who asked, because it is older than the call.
   * @throws AppError `backup_busy`, `backup_not_found`
   */
  restore(name: string, askedBy: AskedBy): Promise<void>;
  /**
   * Adds the backup of an archive; resolves when the list has it.
   * @param size in bytes, if it is known
   * @throws AppError `backup_busy`, `backup_refused`
   */
  bring(archive: Readable, size: number | undefined): Promise<void>;
  /**
   * Starts to copy to the cloud what is missing there.
   * @throws AppError `backup_busy`, `backup_without_cloud`
   */
  copy(): Promise<void>;
  /** Begins to fetch a backup from the cloud. @throws AppError `backup_busy`, `backup_not_found` */
  fetch(name: string): Promise<void>;
  /** Begins failed work again. @throws AppError `not_found` if it has not failed, `backup_busy`, `backup_not_found` */
  retry(kind: BackupWorkKind, askedBy: AskedBy): Promise<void>;
  /**
   * Cancels work, which then changes nothing, or clears its failure.
   * @throws AppError `not_found`
   */
  giveUp(kind: BackupWorkKind): Promise<void>;
  setSchedule(schedule: BackupSchedule): Promise<void>;
}
