import type { Logger } from '@selah/service-kit/logging/logger';
import type { DataStore } from '@tus/server';
import type { VideosConfig } from '../config.ts';
import type { MediaStore } from '../domain/media-store.ts';
import type { MediaTiers, TemporaryFolders } from '../domain/ports.ts';
import type { Trash, TrashNotes } from '../domain/trash.ts';
import type { Uploads } from '../domain/uploads.ts';
import { probeFolder } from './local-disk/folder-files.ts';
import { importNoteFiles } from './local-disk/note-files.ts';
import { mediaFolders, openMediaTiers } from './local-disk/open-media-tiers.ts';
import { createTemporaryFolders } from './local-disk/temporary-folders.ts';
import { createTrashFolder } from './local-disk/trash-folder.ts';
import { openDiskUploads } from './tus/disk-uploads.ts';

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
}

export interface OpenMediaDeps {
  /** The other tier of media on a disk. */
  readonly cloudMedia: MediaStore;
  readonly trashNotes: TrashNotes;
  readonly logger: Logger;
  readonly now: () => number;
}

/** Opens the media directory, or the bucket if it holds every file. */
export async function openMedia(
  { directory, bucket }: VideosConfig['media'],
  deps: OpenMediaDeps,
): Promise<Media> {
  const folders = mediaFolders(directory);
  const temporary = createTemporaryFolders(folders.temporary);
  if (bucket) {
    await temporary.use(async () => {});
    const { openBucketMedia } = await import('./s3/open-bucket-media.ts');
    return {
      ...(await openBucketMedia(bucket, { ...deps, temporary })),
      temporary,
      importTrashNotes: async () => {},
      diskFolder: folders.temporary,
      // Not the bucket: lists and addresses need it no more than they need the broker.
      check: () => probeFolder(folders.temporary),
    };
  }
  const { cloudMedia, trashNotes: notes } = deps;
  const tiers = await openMediaTiers(folders, cloudMedia);
  const { uploads: resumable, store: uploadStore } = await openDiskUploads(folders.uploads);
  const sources = { incoming: folders.incoming, local: folders.files };
  return {
    tiers,
    resumable,
    uploadStore,
    temporary,
    trash: createTrashFolder({ notes, folder: folders.trash, sources }),
    importTrashNotes: () => importNoteFiles(folders.trash, notes),
    diskFolder: folders.uploads,
    check: () => tiers.local.check(),
  };
}
