import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { isStorageFull } from '@selah/service-kit/errors/storage-full';
import { lockFolder } from '@selah/service-kit/sqlite/lock-folder';
import { FileInUseError } from '@selah/service-kit/sqlite/open-sqlite';
import { type BackupContents, type ContentFolder, openContentFolder } from './backup-contents.ts';
import { BackupError } from './backup-error.ts';
import { backupsToKeep } from './backups-to-keep.ts';
import { type Manifest, serializeManifest } from './manifest.ts';
import { placeOfContent, readBackups } from './read-backups.ts';

/**
 * A folder of backups. A backup is the list of its files and exists from the moment that this list does. A kill at any moment
 * leaves complete backups, and contents that the next one uses or deletes.
 */
export interface BackupStore extends BackupContents {
  /** The files of a content and of a list of files, which nobody may change. */
  readonly places: { content(sha256: string): string; manifest(name: string): string };
  /**
   * Makes the backup exist; returns its name.
   * @param wanted by default made of the moment of the backup
   */
  addManifest(manifest: Manifest, wanted?: string): Promise<string>;
  /** Names of all backups, oldest first. */
  list(): Promise<readonly string[]>;
  /** @throws BackupError if it is missing, damaged or of a newer release */
  read(name: string): Promise<Manifest>;
  /** Deletes backups that the rule does not keep, but never this one, and contents of no backup; returns the names. */
  deleteExpired(butNot?: string): Promise<readonly string[]>;
  /** @throws BackupError if there is none of this name */
  delete(name: string): Promise<void>;
  /** A name that this folder has kept since it was first asked for it; on a full disk, a new one. */
  holder(): Promise<string>;
  /** Bytes that can be written. */
  freeBytes(): Promise<number>;
  close(): void;
}

/**
 * Opens the folder and locks it for this process.
 * @param create whether to make a folder of backups of it, if it is none
 * @throws BackupError if it is none, or while another backup or restore uses it
 */
export async function openBackupStore(folder: string, { create = false } = {}): Promise<BackupStore> {
  const { manifests, list, read } = readBackups(folder);
  if (!create && !existsSync(manifests))
    throw new BackupError('no_backups', `There are no backups in ${folder}.`);
  await mkdir(manifests, { recursive: true, mode: 0o700 });
  const unlock = lockStore(folder);
  const { write, keepOnly, ...contents } = await openContentFolder(folder).catch((error: unknown) => {
    unlock();
    throw error;
  });
  const manifestFile = (name: string) => join(manifests, `${name}.json`);

  /** After a clock was set back, another backup may have this name. */
  async function freeName(wanted: string): Promise<string> {
    const taken = new Set(await list());
    let name = wanted;
    for (let count = 2; taken.has(name); count += 1) name = `${wanted}-${count}`;
    return name;
  }

  /** The lists of files that can be read. */
  async function readAll() {
    const all = await Promise.all(
      (await list()).map(async (name) => ({ name, manifest: await read(name).catch(() => undefined) })),
    );
    const readable = all.flatMap(({ name, manifest }) => (manifest ? [{ name, manifest }] : []));
    return { readable, isComplete: readable.length === all.length };
  }

  /** Nothing, while a list cannot be read: another release may know what it needs. */
  async function deleteUnusedContents(): Promise<void> {
    const { readable, isComplete } = await readAll();
    if (!isComplete) return;
    await keepOnly(new Set(readable.flatMap(({ manifest }) => manifest.files.map(({ sha256 }) => sha256))));
  }

  return {
    ...contents,
    read,
    list,
    places: { content: (sha256) => placeOfContent(folder, sha256), manifest: manifestFile },
    addManifest: async (manifest, wanted = nameOf(manifest)) => {
      const name = await freeName(wanted);
      await write(manifestFile(name), serializeManifest(manifest));
      return name;
    },
    deleteExpired: async (butNot) => {
      const expired = expiredOf((await readAll()).readable).filter((name) => name !== butNot);
      for (const name of expired) await rm(manifestFile(name));
      await deleteUnusedContents();
      return expired;
    },
    delete: async (name) => {
      if (!(await list()).includes(name))
        throw new BackupError('backup_missing', `There is no backup ${name} in ${folder}.`);
      await rm(manifestFile(name));
      await deleteUnusedContents();
    },
    holder: () => holderOf(folder, write),
    freeBytes: async () => {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
    close: unlock,
  };
}

/** The names of the backups that the rule does not keep. A backup that was made after the clock was set back looks like an old one. */
function expiredOf(backups: readonly { readonly name: string; readonly manifest: Manifest }[]): string[] {
  const kept = backupsToKeep(
    backups.map(({ manifest: { createdAt, isBeforeRestore } }) => ({
      createdAt: Date.parse(createdAt),
      isBeforeRestore,
    })),
  );
  return backups.filter(({ manifest }) => !kept.has(Date.parse(manifest.createdAt))).map(({ name }) => name);
}

async function holderOf(folder: string, write: ContentFolder['write']): Promise<string> {
  const file = join(folder, 'holder');
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known !== '') return known;
  const name = randomUUID();
  await write(file, name).catch((error: unknown) => {
    // A full disk is the wrong moment to copy nothing.
    if (!isStorageFull(error)) throw error;
  });
  return name;
}

function nameOf({ createdAt }: Manifest): string {
  return createdAt.replaceAll(':', '-').replace(/\.\d+Z$/, 'Z');
}

function lockStore(folder: string): () => void {
  try {
    return lockFolder(folder);
  } catch (cause) {
    if (!(cause instanceof FileInUseError)) throw cause;
    throw new BackupError('in_use', `${folder} is in use by another backup or restore.`, { cause });
  }
}
