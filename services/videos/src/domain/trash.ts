import type { Video } from './video.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long something can be brought back (Q26), in milliseconds. */
export const TRASH_MS = 7 * DAY_MS;

/** The local tiers that a file in the trash may come from. */
export type TrashSource = 'incoming' | 'local';

/** A removed video: its record, and its files once they are collected. */
export interface TrashedVideo {
  readonly kind: 'video';
  readonly id: string;
  readonly deletedAt: Date;
  readonly video: Video;
}

/** A file that no record used. */
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
 * What was removed, for a week. A video is noted first, then its record goes, then its files are collected; it comes back
 * in the opposite order. So at any moment the record says where its files belong: in their tiers while there is one, in
 * the trash when there is none.
 */
export interface Trash {
  /** Writes down what is going to be removed. Safe to repeat. */
  note(video: Video, deletedAt: Date): Promise<void>;
  /** Moves the local files of a noted video in. Safe to repeat. */
  collect(video: Video): Promise<void>;
  /** Notes a file and moves it in; undefined when it is not there. */
  takeFile(
    file: { readonly filename: string; readonly source: TrashSource },
    deletedAt: Date,
  ): Promise<TrashedFile | undefined>;
  /** What is noted; a file only while it is in. */
  list(): Promise<readonly TrashEntry[]>;
  find(id: string): Promise<TrashEntry | undefined>;
  /** Moves the files back to their tiers, never over another file; false when the entry was dropped. Safe to repeat. */
  putBack(entry: TrashEntry): Promise<boolean>;
  /** Forgets the note of what was put back; keeps it while a file is still in. */
  forget(entry: TrashEntry): Promise<void>;
  /** Forgets an entry and deletes what was collected of it. */
  drop(entry: TrashEntry): Promise<void>;
}

/** Where each file of a removed video belongs once it is back: what waits for processing is no film yet. */
export function tiersOfFiles(video: Video): ReadonlyMap<string, TrashSource> {
  const tiers = new Map<string, TrashSource>();
  if (video.previous) tiers.set(video.previous.filename, 'local');
  return tiers.set(video.filename, video.processing === 'ready' ? 'local' : 'incoming');
}

export function expiresAt({ deletedAt }: TrashEntry): Date {
  return new Date(deletedAt.getTime() + TRASH_MS);
}
