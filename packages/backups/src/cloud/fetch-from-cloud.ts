import { assertFits } from '../backup/backup-error.ts';
import type { BackupStore } from '../backup/backup-store.ts';
import { eachOf } from '../backup/each-of.ts';
import type { OnProgress } from '../backup/make-backup.ts';
import type { Pace } from '../backup/pace.ts';
import type { CloudBackups } from './cloud-backups.ts';

/** For folders and lists beside the contents themselves. Bytes. */
const SPARE_BYTES = 1_000_000;

/**
 * Takes a backup of the cloud into the store; only contents that are not here are read, each checked against its SHA-256. Its list of
 * files comes last, so that a kill leaves no half backup, and contents with which the next attempt goes on.
 * @throws BackupError if it is missing, damaged, of a newer release, does not fit on the disk, or the cloud is away
 */
export async function fetchFromCloud(request: {
  readonly store: BackupStore;
  readonly cloud: CloudBackups;
  readonly name: string;
  readonly pace?: Pace;
  readonly onProgress: OnProgress;
}): Promise<void> {
  const { store, cloud, name, pace, onProgress } = request;
  const manifest = await cloud.read(name);
  const contents = [...new Map(manifest.files.map((file) => [file.sha256, file])).values()];
  const missing: typeof contents = [];
  for (const content of contents) if (!(await store.has(content))) missing.push(content);
  const needed = missing.reduce((sum, { bytes }) => sum + bytes, SPARE_BYTES);
  assertFits('backup', needed, await store.freeBytes());
  let done = 0;
  await eachOf(missing, async (content) => {
    const file = store.nextUnfinished();
    await cloud.copyTo(content, file, pace);
    await store.adopt(file, pace);
    done += 1;
    onProgress({ files: done, of: missing.length });
  });
  if (!(await store.list()).includes(name)) await store.addManifest(manifest, name);
}
