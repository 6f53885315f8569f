import type { Removals } from '@selah/service-kit/backups/removals';
import { AppError } from '@selah/service-kit/errors/app-error';
import type { Logger } from '@selah/service-kit/logging/logger';
import type { VideosConfig } from '../config.ts';
import type { MediaStore } from '../domain/media-store.ts';
import type { TrashNotes } from '../domain/trash.ts';
import { probeFolder } from './local-disk/folder-files.ts';
import { importNoteFiles } from './local-disk/note-files.ts';
import { mediaFolders, openMediaTiers, writtenFolders } from './local-disk/open-media-tiers.ts';
import { createTemporaryFolders } from './local-disk/temporary-folders.ts';
import { createTrashFolder } from './local-disk/trash-folder.ts';
import { describeUnwritable, findUnwritable } from './local-disk/unwritable-folder.ts';
import type { Media } from './media.ts';
import { openDiskUploads } from './tus/disk-uploads.ts';

export interface OpenMediaDeps {
  /** The other tier of media on a disk. */
  readonly cloudMedia: MediaStore;
  readonly trashNotes: TrashNotes;
  /** Removals of files on the disk wait for it. */
  readonly removals: Removals | undefined;
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
      unwritable: () => findUnwritable([folders.temporary]),
    };
  }
  const { cloudMedia, trashNotes: notes, removals } = deps;
  const tiers = await openMediaTiers(folders, cloudMedia, removals);
  const { uploads: resumable, store: uploadStore } = await openDiskUploads(folders.uploads);
  const unwritable = () => findUnwritable(writtenFolders(directory, folders));
  const sources = { incoming: folders.incoming, local: folders.files };
  return {
    tiers,
    resumable,
    uploadStore,
    temporary,
    trash: createTrashFolder({ notes, folder: folders.trash, sources, removals }),
    importTrashNotes: () => importNoteFiles(folders.trash, notes),
    diskFolder: folders.uploads,
    async check() {
      await tiers.local.check();
      const found = await unwritable();
      if (found) throw new AppError('unavailable', { cause: new Error(describeUnwritable(found)) });
    },
    unwritable,
  };
}
