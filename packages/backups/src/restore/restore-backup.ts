import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir, statfs, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertFits, BackupError } from '../backup/backup-error.ts';
import type { BackupStore } from '../backup/backup-store.ts';
import type { PlacedElsewhere } from '../backup/data-files.ts';
import { eachOf } from '../backup/each-of.ts';
import { syncFolder } from '../backup/file-content.ts';
import type { OnProgress } from '../backup/make-backup.ts';
import type { BackedUpFile } from '../backup/manifest.ts';

export interface RestoreRequest {
  readonly store: Pick<BackupStore, 'list' | 'read' | 'copyTo'>;
  /** The newest one if undefined. */
  readonly name?: string | undefined;
  /** Must not exist, or be empty. */
  readonly directory: string;
  readonly elsewhere: PlacedElsewhere;
  readonly onProgress: OnProgress;
}

/** For folders beside the files themselves. Bytes. */
const SPARE_BYTES = 1_000_000;

/**
 * Writes a backup into an empty data folder; returns its name. Each content is checked against its SHA-256. The data appears at
 * once and whole: it is written into folders beside, which a kill leaves behind and the next restore deletes.
 * @throws BackupError if there is data already, the backup is damaged, or it does not fit on the disk
 */
export async function restoreBackup(request: RestoreRequest): Promise<string> {
  const { store, directory, elsewhere, onProgress } = request;
  const name = request.name ?? (await store.list()).at(-1);
  if (!name) throw new BackupError('no_backups', 'There is no backup in this folder.');
  const { files } = await store.read(name);
  // The data folder comes last: it holds the database, without which nothing else is used.
  const folders = [
    ...Object.entries(elsewhere).map(([key, folder]) => [`${key}/`, folder] as const),
    ['', directory] as const,
  ];
  for (const [, folder] of folders) await assertEmpty(folder);
  const placed = files.map((file) => {
    const [prefix, folder] = folders.find(([start]) => file.path.startsWith(start)) ?? ['', directory];
    return { ...file, to: join(unfinished(folder), file.path.slice(prefix.length)) };
  });
  for (const [, folder] of folders) {
    await rm(unfinished(folder), { recursive: true, force: true });
    await mkdir(unfinished(folder), { recursive: true });
  }
  try {
    await assertRoom(directory, files);
    let done = 0;
    await eachOf(placed, async (file) => {
      await mkdir(dirname(file.to), { recursive: true });
      await store.copyTo(file, file.to);
      await utimes(file.to, new Date(file.modifiedAt), new Date(file.modifiedAt));
      done += 1;
      onProgress({ files: done, of: files.length });
    });
  } catch (error) {
    for (const [, folder] of folders) await rm(unfinished(folder), { recursive: true, force: true });
    throw error;
  }
  for (const [, folder] of folders) {
    if (existsSync(folder)) await rmdir(folder);
    await rename(unfinished(folder), folder);
    await syncFolder(dirname(folder));
  }
  return name;
}

const unfinished = (folder: string) => `${folder}.unfinished-restore`;

async function assertEmpty(folder: string): Promise<void> {
  const entries = existsSync(folder) ? await readdir(folder) : [];
  if (entries.length === 0) return;
  throw new BackupError(
    'data_exists',
    `There is data in ${folder} already: nothing is written over it. Move it away first.`,
  );
}

async function assertRoom(directory: string, files: readonly BackedUpFile[]): Promise<void> {
  const { bavail, bsize } = await statfs(unfinished(directory));
  const needed = files.reduce((sum, { bytes }) => sum + bytes, SPARE_BYTES);
  assertFits('data', needed, bavail * bsize);
}
