import type { TrashSource } from '../../domain/trash.ts';

/** A file that a video or an entry of the trash has, and the tier where it belongs. */
export type PlacedFile = readonly [filename: string, source: TrashSource];

/** The files of the trash: each entry has a place of its own, named by its id. */
export interface TrashFiles {
  /** Bytes of a file in its tier; undefined if it is not there. */
  sizeInTier(file: PlacedFile): Promise<number | undefined>;
  /** Moves files from their tiers into the place of an entry; those that are not there are skipped. */
  take(id: string, files: readonly PlacedFile[]): Promise<void>;
  /** Whether a file is in the place of an entry. */
  has(id: string, filename: string): Promise<boolean>;
  /** Moves a file back to its tier, unless another one of its name is there. */
  putBack(id: string, file: PlacedFile): Promise<void>;
  /** Closes the place of an entry; false if a file is still in, or another process moved one in at this moment. */
  close(id: string): Promise<boolean>;
  /** Deletes the place of an entry with its files. */
  drop(id: string): Promise<void>;
}
