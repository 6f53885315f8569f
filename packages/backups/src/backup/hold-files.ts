import { constants, copyFile, link, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataFile, PlacedElsewhere } from './data-files.ts';
import { HELD_FOLDER } from './data-files.ts';

/** Files that stay readable whatever the product deletes meanwhile. */
export interface HeldFiles {
  /** Holds the file; undefined if it does not exist any more. */
  hold(file: DataFile): Promise<DataFile | undefined>;
  /** Lets all go. */
  release(): Promise<void>;
}

/** Holds files by second names (hard links) beside them, which takes no space. Deletes those of a backup that was killed. */
export async function openHeldFiles(directory: string, elsewhere: PlacedElsewhere): Promise<HeldFiles> {
  const roots = Object.entries(elsewhere).map(([name, folder]) => [`${name}/`, folder] as const);
  const folderOf = (path: string) =>
    join(roots.find(([start]) => path.startsWith(start))?.[1] ?? directory, HELD_FOLDER);
  const folders = [directory, ...Object.values(elsewhere)].map((folder) => join(folder, HELD_FOLDER));
  const release = async () => {
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  };
  await release();
  for (const folder of folders) await mkdir(folder, { mode: 0o700 });
  let count = 0;

  return {
    release,
    hold: async (file) => {
      const held = join(folderOf(file.path), String(count++));
      try {
        await link(file.file, held).catch((error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') throw error;
          // A file system without links (exFAT, some network folders).
          return copyFile(file.file, held, constants.COPYFILE_FICLONE);
        });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
      return { ...file, file: held };
    },
  };
}
