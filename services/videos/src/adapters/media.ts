import type { DataStore } from '@tus/server';
import type { MediaTiers, TemporaryFolders } from '../domain/ports.ts';
import type { Trash } from '../domain/trash.ts';
import type { Uploads } from '../domain/uploads.ts';
import type { UnwritableFolder } from './local-disk/unwritable-folder.ts';

/** Every place of files. */
export interface Media {
  readonly tiers: MediaTiers;
  readonly resumable: Uploads;
  /** The store of the tus server. */
  readonly uploadStore: DataStore;
  readonly temporary: TemporaryFolders;
  readonly trash: Trash;
  /** Takes over what an earlier version kept in files. */
  readonly importTrashNotes: () => Promise<void>;
  /** The folder on the disk whose free space limits uploads and processing. */
  readonly diskFolder: string;
  /** Rejects if files cannot be written to the disk. */
  check(): Promise<void>;
  /** A folder into which this process cannot write, though the disk is not full. */
  unwritable(): Promise<UnwritableFolder | undefined>;
}
