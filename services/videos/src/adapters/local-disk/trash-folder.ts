import { lstat, mkdir, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { FREE_REMOVALS, type Removals } from '@selah/service-kit/backups/removals';
import type { Trash, TrashNotes, TrashSource } from '../../domain/trash.ts';
import { createTrash } from '../trash/create-trash.ts';
import type { TrashFiles } from '../trash/trash-files.ts';

export interface TrashFolderOptions {
  readonly notes: TrashNotes;
  /** One folder per entry, with its files. */
  readonly folder: string;
  /** The folders of videos' files, by tier. */
  readonly sources: Readonly<Record<TrashSource, string>>;
  /** Moves and deletions wait for it. */
  readonly removals?: Removals | undefined;
}

/** Stores removed files on the disk of the media, so that a removal moves files instead of copying them. */
export function createTrashFolder({ notes, ...folders }: TrashFolderOptions): Trash {
  return createTrash({ notes, files: filesIn(folders) });
}

function filesIn({
  folder,
  sources,
  removals = FREE_REMOVALS,
}: Omit<TrashFolderOptions, 'notes'>): TrashFiles {
  const placeOf = (id: string) => join(folder, id);

  async function moveIfThere(from: string, to: string): Promise<void> {
    await removals.allowed();
    try {
      await rename(from, to);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }

  return {
    async sizeInTier([filename, source]) {
      const stats = await lstat(join(sources[source], filename)).catch(() => undefined);
      return stats?.isFile() ? stats.size : undefined;
    },
    async take(id, files) {
      await mkdir(placeOf(id), { recursive: true });
      for (const [filename, source] of files) {
        await moveIfThere(join(sources[source], filename), join(placeOf(id), filename));
      }
    },
    has: (id, filename) => exists(join(placeOf(id), filename)),
    async putBack(id, [filename, source]) {
      const target = join(sources[source], filename);
      if (!(await exists(target))) await moveIfThere(join(placeOf(id), filename), target);
    },
    close: (id) =>
      rmdir(placeOf(id)).then(
        () => true,
        (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
      ),
    drop: async (id) => {
      await removals.allowed();
      await rm(placeOf(id), { recursive: true, force: true });
    },
  };
}

async function exists(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined)) !== undefined;
}
