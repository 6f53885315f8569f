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
 * How many entries of the trash are changed in one step: one write for the notes, one for the records, then the files. More
 * would keep the database of a slow machine from answering its heartbeat in time.
 */
export const TRASH_BATCH = 100;

/** The entries of the trash without their files. Each call is one durable write. */
export interface TrashNotes {
  /** Replaces entries with the same ids. */
  put(entries: readonly TrashEntry[]): Promise<void>;
  /** In any order. */
  find(ids: readonly string[]): Promise<readonly TrashEntry[]>;
  list(): Promise<readonly TrashEntry[]>;
  /** See `TrashPage`. */
  page(wanted: TrashPage): Promise<readonly TrashEntry[]>;
  remove(ids: readonly string[]): Promise<void>;
}

/**
 * A part of the entries, the latest first: `most`, and the rest of the last one's moment, so that an end between two parts is
 * never within a moment. With `before`, only what was deleted earlier.
 */
export interface TrashPage {
  readonly most: number;
  readonly before?: Date | undefined;
}

/**
 * Removed items, for a week. For a removal, the notes are written first, then the records are deleted, then the files are
 * moved; a restore does the same in the opposite order. So the record always shows where its files belong: in their tiers if
 * it exists, otherwise in the trash.
 */
export interface Trash {
  /** Writes notes of what will be removed. Idempotent. */
  note(videos: readonly Video[], deletedAt: Date): Promise<void>;
  /** Moves the local files of noted videos into the trash. Idempotent. */
  collect(videos: readonly Video[]): Promise<void>;
  /** Writes a note of a file and moves it into the trash; undefined if it does not exist. */
  takeFile(
    file: { readonly filename: string; readonly source: TrashSource },
    deletedAt: Date,
  ): Promise<TrashedFile | undefined>;
  /** All entries; a file only if it is in the trash. */
  list(): Promise<readonly TrashEntry[]>;
  /** One part of the entries; `next` is the `before` of the next part, undefined after the last. */
  page(wanted: TrashPage): Promise<{ readonly entries: readonly TrashEntry[]; readonly next?: Date }>;
  /** The entries with these ids, in the given order; a file only if it is in the trash. */
  find(ids: readonly string[]): Promise<readonly TrashEntry[]>;
  /** Moves the files back to their tiers without overwriting others; returns the entries that still exist. Idempotent. */
  putBack(entries: readonly TrashEntry[]): Promise<readonly TrashEntry[]>;
  /** Deletes the notes of restored entries; keeps those with a file in the trash. */
  forget(entries: readonly TrashEntry[]): Promise<void>;
  /** Deletes entries with their files. */
  drop(entries: readonly TrashEntry[]): Promise<void>;
}

/** Splits a list without duplicates into parts of `TRASH_BATCH` items. */
export function* trashBatches<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  const different = [...new Set(items)];
  for (let start = 0; start < different.length; start += TRASH_BATCH) {
    yield different.slice(start, start + TRASH_BATCH);
  }
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
