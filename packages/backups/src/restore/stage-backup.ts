import { mkdir, rm, statfs, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertFits } from '../backup/backup-error.ts';
import type { BackupStore } from '../backup/backup-store.ts';
import { isDataPath } from '../backup/data-files.ts';
import { eachOf } from '../backup/each-of.ts';
import { syncFolder } from '../backup/file-content.ts';
import type { OnProgress } from '../backup/make-backup.ts';
import type { Pace } from '../backup/pace.ts';
import type { DataPlaces } from './exchange-data.ts';
import { type NotedRestore, noteRestore } from './noted-restore.ts';
import { asideOf, endRestore, writePhase } from './restore-phase.ts';

/** What is left free for the site, which goes on meanwhile. Bytes. */
const SPARE_BYTES = 100_000_000;

/**
 * Writes a backup beside the data, each content checked against its SHA-256, to be put in place by the next start. Until it is
 * complete, a kill leaves something that the next start deletes.
 * @throws BackupError if it is damaged, of a newer release, or does not fit on the disk
 */
export async function stageBackup(request: {
  readonly store: BackupStore;
  readonly name: string;
  readonly places: DataPlaces;
  /** Absent in tests of the data alone. */
  readonly noted?: NotedRestore;
  readonly pace: Pace;
  readonly onProgress: OnProgress;
}): Promise<void> {
  const { store, name, places, noted, pace, onProgress } = request;
  const { directory, elsewhere } = places;
  // Earlier releases copied parts of files too; and a list from elsewhere must not name our own files.
  const files = (await store.read(name)).files.filter(({ path }) => isDataPath(path));
  const roots = [directory, ...Object.values(elsewhere)];
  await endRestore(directory, roots);
  const { bavail, bsize } = await statfs(directory);
  assertFits(
    'data',
    files.reduce((sum, { bytes }) => sum + bytes, SPARE_BYTES),
    bavail * bsize,
  );

  const folders = new Set(roots.map((root) => asideOf(root, 'new')));
  for (const folder of folders) await mkdir(folder, { recursive: true, mode: 0o700 });
  const placeOf = (path: string) => {
    const [key, root] = Object.entries(elsewhere).find(([start]) => path.startsWith(`${start}/`)) ?? [
      '',
      directory,
    ];
    return join(asideOf(root, 'new'), key ? path.slice(key.length + 1) : path);
  };
  let done = 0;
  try {
    await eachOf(files, async (file) => {
      const to = placeOf(file.path);
      const folder = dirname(to);
      await mkdir(folder, { recursive: true });
      folders.add(folder);
      await store.copyTo(file, to, pace);
      await utimes(to, new Date(file.modifiedAt), new Date(file.modifiedAt));
      done += 1;
      onProgress({ files: done, of: files.length });
    });
    for (const folder of folders) await syncFolder(folder);
    if (noted) await noteRestore(directory, noted);
    await writePhase(directory, 'staged');
  } catch (error) {
    for (const root of roots) await rm(dirname(asideOf(root, 'new')), { recursive: true, force: true });
    throw error;
  }
}
