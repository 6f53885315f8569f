import { join } from 'node:path';
import type { Removals } from '@selah/service-kit/backups/removals';
import { ConfigError } from '@selah/service-kit/config/load-config';
import type { MediaStore } from '../../domain/media-store.ts';
import type { MediaTiers } from '../../domain/ports.ts';
import { openFolderMediaStore } from './folder-media-store.ts';
import { codeOf, describeUnwritable } from './unwritable-folder.ts';

/** The folders below the media directory, all on one disk, so that files can be moved between them. */
export function mediaFolders(directory: string) {
  return {
    uploads: join(directory, 'uploads'),
    incoming: join(directory, 'incoming'),
    files: join(directory, 'files'),
    posters: join(directory, 'posters'),
    captions: join(directory, 'captions'),
    renditions: join(directory, 'renditions'),
    trash: join(directory, 'trash'),
    temporary: join(directory, 'tmp'),
  } as const;
}

export type MediaFolders = ReturnType<typeof mediaFolders>;

/** Every folder into which something is written. The others are created in the first when they are needed. */
export function writtenFolders(directory: string, folders: MediaFolders): readonly string[] {
  const { uploads, incoming, files, posters, captions, renditions } = folders;
  return [directory, uploads, incoming, files, posters, captions, renditions];
}

/**
 * Opens the local stores and adds the given cloud tier; creates their folders. @throws ConfigError for one
 * that cannot be created
 */
export async function openMediaTiers(
  folders: MediaFolders,
  cloud: MediaStore,
  removals?: Removals,
): Promise<MediaTiers> {
  const open = async (folder: string) => {
    try {
      return await openFolderMediaStore({ folder, tier: 'local', removals });
    } catch (error) {
      throw new ConfigError(describeUnwritable({ path: folder, code: codeOf(error) }));
    }
  };
  return {
    incoming: await open(folders.incoming),
    local: await open(folders.files),
    cloud,
    companions: { poster: await open(folders.posters), captions: await open(folders.captions) },
    renditions: await open(folders.renditions),
  };
}
