import { mkdir } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { backupNameSchema } from '@selah/shared/contracts/backups/backups';
import { unpackTar } from 'modern-tar/fs';
import { assertFits, BackupError } from '../backup/backup-error.ts';
import type { BackupStore } from '../backup/backup-store.ts';
import type { OnProgress } from '../backup/make-backup.ts';
import { placeOfContent, readBackups } from '../backup/read-backups.ts';

/** What an archive may have in it. */
const BELONGS = /^(?:backups\/[^/]+\.json|contents\/[0-9a-f]{2}\/[0-9a-f]{64})$/;

/** For folders and lists beside the contents themselves. Bytes. */
const SPARE_BYTES = 1_000_000;

/**
 * Takes the backup of a downloaded archive into the store: unpacked beside, each content checked against its SHA-256, then added.
 * Returns its name; one that is in the store already stays as it is.
 * @param size of the archive, in bytes, if it is known
 * @throws BackupError if it is no archive of a backup, cut, altered, of another product, newer, or does not fit on the disk
 */
export async function importArchive(
  store: BackupStore,
  archive: Readable,
  {
    size = 0,
    signal,
    onProgress,
  }: { readonly size?: number; readonly signal?: AbortSignal; readonly onProgress: OnProgress },
): Promise<string> {
  assertFits('backup', size + SPARE_BYTES, await store.freeBytes());
  const folder = store.nextUnfinished();
  await mkdir(folder, { mode: 0o700 });
  await unpack(archive, folder, signal);

  const { list, read } = readBackups(folder);
  const [name, ...others] = await list();
  if (!name || others.length > 0 || !backupNameSchema.safeParse(name).success)
    throw new BackupError('other_product', 'The archive is no backup.');
  const manifest = await read(name);
  if ((await store.list()).includes(name)) return name;

  const contents = new Map(manifest.files.map((file) => [file.sha256, file]));
  let done = 0;
  for (const wanted of contents.values()) {
    const found = await store.adopt(placeOfContent(folder, wanted.sha256)).catch((cause: unknown) => {
      if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause;
      throw new BackupError('backup_damaged', `The archive lacks ${wanted.sha256}.`, { cause });
    });
    // What was adopted under another hash is deleted with the contents of no backup.
    if (found.sha256 !== wanted.sha256)
      throw new BackupError('backup_damaged', `The archive was changed: ${wanted.sha256}.`);
    done += 1;
    onProgress({ files: done, of: contents.size });
  }
  return store.addManifest(manifest);
}

async function unpack(archive: Readable, folder: string, signal?: AbortSignal): Promise<void> {
  const filter = ({ name, type }: { readonly name: string; readonly type?: string }) =>
    type === 'file' && BELONGS.test(name);
  try {
    const unpacked = unpackTar(folder, { filter, fmode: 0o600, dmode: 0o700, concurrency: 1 });
    await pipeline(archive, unpacked, { ...(signal && { signal }) });
  } catch (cause) {
    // Errors of the disk and of the line have codes; others are about the bytes.
    if ((cause as NodeJS.ErrnoException).code !== undefined) throw cause;
    // The list of files comes first.
    const isOurs = (await readBackups(folder).list()).length > 0;
    throw new BackupError(
      isOurs ? 'backup_damaged' : 'other_product',
      'The file is no archive of a backup.',
      { cause },
    );
  }
}
