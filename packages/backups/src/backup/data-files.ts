import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** One file of the data folder. */
export interface DataFile {
  /** Relative to the data folder, with `/`. */
  readonly path: string;
  readonly file: string;
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly modifiedAt: number;
}

/** Folders of the data folder that are elsewhere, by name; videos can be (`VIDEOS_DIR`). */
export type PlacedElsewhere = Readonly<Record<string, string>>;

/** SQLite databases are copied by SQLite: a copy of the file alone would lack its write-ahead log. */
export const DATABASES: readonly string[] = ['database.sqlite'];

/** Below the data folder: files held for a backup, and data that are being restored. */
export const HELD_FOLDER = '.backup';
export const RESTORE_FOLDER = '.restore';

/** Says that work on backups has begun; a backup would say so of itself. */
export const BACKUP_BEGUN_FILE = 'backup-begun.json';

/** Locks, and what is deleted anyway: parts of unfinished uploads, and files that are being written. */
const LEFT_OUT =
  /^(?:lock\.sqlite.*|backup-begun\.json|.+\.sqlite-(?:wal|shm|journal)|(?:.+\/)?\.part-[^/]*)$/;
const FOLDERS_LEFT_OUT = new Set([
  HELD_FOLDER,
  RESTORE_FOLDER,
  `videos/${HELD_FOLDER}`,
  `videos/${RESTORE_FOLDER}`,
  'videos/uploads',
  'videos/tmp',
]);

/** Whether a backup may have a file of this path: not those of locks, backups and restores. */
export function isDataPath(path: string): boolean {
  const isInFolderLeftOut = [...FOLDERS_LEFT_OUT].some((folder) => path.startsWith(`${folder}/`));
  return !LEFT_OUT.test(path) && !isInFolderLeftOut;
}

/** Lists everything that a backup holds, but the databases, in a fixed order. Files that disappear meanwhile are not in the list. */
export async function listDataFiles(
  directory: string,
  elsewhere: PlacedElsewhere,
): Promise<readonly DataFile[]> {
  const isElsewhere = (path: string) => path in elsewhere;
  const files = await listFolder(directory, '', isElsewhere);
  for (const [name, folder] of Object.entries(elsewhere))
    files.push(...(await listFolder(folder, `${name}/`, () => false)));
  return files
    .filter(({ path }) => !LEFT_OUT.test(path) && !DATABASES.includes(path))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

async function listFolder(
  folder: string,
  prefix: string,
  isSkipped: (path: string) => boolean,
): Promise<DataFile[]> {
  const files: DataFile[] = [];
  for (const entry of (await ifThere(readdir(folder, { withFileTypes: true }))) ?? []) {
    const path = prefix + entry.name;
    const file = join(folder, entry.name);
    if (entry.isDirectory() && !FOLDERS_LEFT_OUT.has(path) && !isSkipped(path))
      files.push(...(await listFolder(file, `${path}/`, isSkipped)));
    if (!entry.isFile()) continue;
    const stats = await ifThere(stat(file));
    if (stats) files.push({ path, file, bytes: stats.size, modifiedAt: stats.mtimeMs });
  }
  return files;
}

async function ifThere<Found>(found: Promise<Found>): Promise<Found | undefined> {
  try {
    return await found;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
