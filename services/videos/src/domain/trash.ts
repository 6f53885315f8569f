import type { Video } from './video.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a removed item can be restored (Q26), in milliseconds. */
export const TRASH_MS = 7 * DAY_MS;

/** The local tiers from which files can go to the trash. */
export type TrashSource = 'incoming' | 'local';

/** A removed video: its record, and its files after they were moved. */
export interface TrashedVideo {
  readonly kind: 'video';
  readonly id: string;
  readonly deletedAt: Date;
  readonly video: Video;
}

/** A file without a record. */
export interface TrashedFile {
  readonly kind: 'file';
  readonly id: string;
  readonly deletedAt: Date;
  readonly filename: string;
  readonly source: TrashSource;
  readonly sizeBytes: number;
}

export type TrashEntry = TrashedVideo | TrashedFile;

/**
 * Removed items, for a week. For a removal, the note is written first, then the record is deleted, then the files are moved;
 * a restore does the same in the opposite order. So the record always shows where its files belong: in their tiers if it
 * exists, otherwise in the trash.
 */
export interface Trash {
  /** Writes a note of what will be removed. Idempotent. */
  note(video: Video, deletedAt: Date): Promise<void>;
  /** Moves the local files of a noted video into the trash. Idempotent. */
  collect(video: Video): Promise<void>;
  /** Writes a note of a file and moves it into the trash; undefined if it does not exist. */
  takeFile(
    file: { readonly filename: string; readonly source: TrashSource },
    deletedAt: Date,
  ): Promise<TrashedFile | undefined>;
  /** All entries; a file only if it is in the trash. */
  list(): Promise<readonly TrashEntry[]>;
  find(id: string): Promise<TrashEntry | undefined>;
  /** Moves the files back to their tiers without overwriting others; false if the entry was deleted. Idempotent. */
  putBack(entry: TrashEntry): Promise<boolean>;
  /** Deletes the note of a restored entry; keeps it while a file is still in the trash. */
  forget(entry: TrashEntry): Promise<void>;
  /** Deletes an entry with its files. */
  drop(entry: TrashEntry): Promise<void>;
}

/** The tier of each file of a restored video: files that are not processed yet belong to `incoming`. */
export function tiersOfFiles(video: Video): ReadonlyMap<string, TrashSource> {
  const tiers = new Map<string, TrashSource>();
  if (video.previous) tiers.set(video.previous.filename, 'local');
  return tiers.set(video.filename, video.processing === 'ready' ? 'local' : 'incoming');
}

export function expiresAt({ deletedAt }: TrashEntry): Date {
  return new Date(deletedAt.getTime() + TRASH_MS);
}
