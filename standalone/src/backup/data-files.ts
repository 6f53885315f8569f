import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

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
export const DATABASES: readonly string[] = ['database.sqlite', 'sessions.sqlite', 'events.sqlite'];

/** Locks, and what is deleted anyway: parts of unfinished uploads, and files that ffmpeg is writing. */
const LEFT_OUT = /^(?:lock\.sqlite.*|.+\.sqlite-(?:wal|shm|journal)|videos\/(?:uploads|tmp)\/.*)$/;

/** Lists everything that a backup holds, but the databases, in a fixed order. */
export async function listDataFiles(
  directory: string,
  elsewhere: PlacedElsewhere,
): Promise<readonly DataFile[]> {
  const found = await listFolder(directory, '');
  const replaced = Object.keys(elsewhere).map((name) => `${name}/`);
  const here = found.filter(({ path }) => !replaced.some((folder) => path.startsWith(folder)));
  const there = await Promise.all(
    Object.entries(elsewhere).map(([name, folder]) => listFolder(folder, `${name}/`)),
  );
  return [...here, ...there.flat()]
    .filter(({ path }) => !LEFT_OUT.test(path) && !DATABASES.includes(path))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

async function listFolder(folder: string, prefix: string): Promise<readonly DataFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        const { size, mtimeMs } = await stat(file);
        const path = prefix + relative(folder, file).split(sep).join('/');
        return { path, file, bytes: size, modifiedAt: mtimeMs };
      }),
  );
}
