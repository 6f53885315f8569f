import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isStorageFull } from '@selah/service-kit/errors/storage-full';
import { FileInUseError, openSqlite } from '@selah/service-kit/sqlite/open-sqlite';
import { BackupError } from './backup-error.ts';
import { backupsToKeep } from './backups-to-keep.ts';
import {
  copyAndHash,
  hashFile,
  type StoredContent,
  syncFile,
  syncFolder,
  writeNewFile,
} from './file-content.ts';
import { type Manifest, serializeManifest } from './manifest.ts';
import type { Pace } from './pace.ts';
import { placeOfContent, readBackups } from './read-backups.ts';

/**
 * A folder of backups. Each content is kept once, under its SHA-256, however many backups hold it; a backup is the list of
 * its files and exists from the moment that this list does. A kill at any moment leaves complete backups, and contents
 * that the next one uses or deletes.
 */
export interface BackupStore {
  /** Copies the file's content, unless it is stored already. */
  add(file: string, pace?: Pace): Promise<StoredContent>;
  /** A path of the store's own for a new file. */
  nextUnfinished(): string;
  /** Takes over the content of a file at such a path. */
  adopt(file: string, pace?: Pace): Promise<StoredContent>;
  has(content: StoredContent): Promise<boolean>;
  /** The files of a content and of a list of files, which nobody may change. */
  readonly places: { content(sha256: string): string; manifest(name: string): string };
  /** Copies the content to a new file, flushed to disk. @throws BackupError if it is missing or altered */
  copyTo(content: StoredContent, file: string, pace?: Pace): Promise<void>;
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
  /** Reads the content; deletes it, and returns false, if it was altered: the next backup of the file copies it again. */
  check(content: StoredContent, pace?: Pace): Promise<boolean>;
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
  const contents = join(folder, 'contents');
  const { manifests, list, read } = readBackups(folder);
  if (!create && !existsSync(manifests))
    throw new BackupError('no_backups', `There are no backups in ${folder}.`);
  const unfinished = join(folder, 'unfinished');
  for (const part of [contents, manifests]) await mkdir(part, { recursive: true, mode: 0o700 });
  const lock = lockFolder(folder);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  let copies = 0;
  /** Folders with new names. */
  const unflushed = new Set<string>();

  const placeOf = (content: StoredContent) => placeOfContent(folder, content.sha256);
  const nextUnfinished = () => join(unfinished, String(copies++));

  /** After a clock was set back, another backup may have this name. */
  async function freeName(wanted: string): Promise<string> {
    const taken = new Set(await list());
    let name = wanted;
    for (let count = 2; taken.has(name); count += 1) name = `${wanted}-${count}`;
    return name;
  }

  async function has(content: StoredContent): Promise<boolean> {
    const found = await stat(placeOf(content)).catch(() => undefined);
    return found?.size === content.bytes;
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
    const used = new Set(readable.flatMap(({ manifest }) => manifest.files.map(({ sha256 }) => sha256)));
    for (const group of await readdir(contents)) {
      for (const sha256 of await readdir(join(contents, group))) {
        if (!used.has(sha256)) await rm(join(contents, group, sha256));
      }
    }
  }

  async function keep(copy: string, content: StoredContent): Promise<StoredContent> {
    if (await has(content)) await rm(copy);
    else await move(copy, placeOf(content));
    return content;
  }

  async function move(from: string, to: string): Promise<void> {
    const group = dirname(to);
    await mkdir(group, { recursive: true, mode: 0o700 });
    await rename(from, to);
    unflushed.add(group);
  }

  /** A renamed file survives a power cut only when its folder is flushed too. */
  async function flushNames(): Promise<void> {
    if (unflushed.size > 0) unflushed.add(contents);
    for (const group of unflushed) await syncFolder(group);
    unflushed.clear();
  }

  return {
    has,
    read,
    list,
    places: {
      content: (sha256) => placeOfContent(folder, sha256),
      manifest: (name) => join(manifests, `${name}.json`),
    },
    nextUnfinished,
    add: async (file, pace) => {
      const copy = nextUnfinished();
      return keep(copy, await copyAndHash(file, copy, pace));
    },
    adopt: async (file, pace) => {
      const content = await hashFile(file, pace);
      await syncFile(file);
      return keep(file, content);
    },
    copyTo: async (content, file, pace) => {
      const place = placeOf(content);
      if (!existsSync(place))
        throw new BackupError(
          'backup_damaged',
          `The backup is damaged: the content ${content.sha256} is missing.`,
        );
      const copied = await copyAndHash(place, file, pace);
      if (copied.sha256 !== content.sha256)
        throw new BackupError(
          'backup_damaged',
          `The backup is damaged: the content ${content.sha256} was changed.`,
        );
    },
    addManifest: async (manifest, wanted = nameOf(manifest)) => {
      const name = await freeName(wanted);
      const copy = nextUnfinished();
      await writeNewFile(copy, serializeManifest(manifest));
      // Everything that the list names is there before the list is.
      await flushNames();
      await move(copy, join(manifests, `${name}.json`));
      await flushNames();
      return name;
    },
    deleteExpired: async (butNot) => {
      const { readable } = await readAll();
      const kept = backupsToKeep(
        readable.map(({ manifest: { createdAt, isBeforeRestore } }) => ({
          createdAt: Date.parse(createdAt),
          isBeforeRestore,
        })),
      );
      // A backup that was made after the clock was set back looks like an old one.
      const expired = readable
        .filter(({ name, manifest }) => name !== butNot && !kept.has(Date.parse(manifest.createdAt)))
        .map(({ name }) => name);
      for (const name of expired) await rm(join(manifests, `${name}.json`));
      await deleteUnusedContents();
      return expired;
    },
    delete: async (name) => {
      if (!(await list()).includes(name))
        throw new BackupError('backup_missing', `There is no backup ${name} in ${folder}.`);
      await rm(join(manifests, `${name}.json`));
      await deleteUnusedContents();
    },
    check: async (content, pace) => {
      if (!(await has(content))) return false;
      const { sha256 } = await hashFile(placeOf(content), pace);
      if (sha256 === content.sha256) return true;
      await rm(placeOf(content));
      return false;
    },
    holder: async () => {
      const file = join(folder, 'holder');
      const known = await readFile(file, 'utf8').catch(() => '');
      if (known !== '') return known;
      const name = randomUUID();
      try {
        const copy = nextUnfinished();
        await writeNewFile(copy, name);
        await move(copy, file);
        await flushNames();
      } catch (error) {
        // A full disk is the wrong moment to copy nothing.
        if (!isStorageFull(error)) throw error;
      }
      return name;
    },
    freeBytes: async () => {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
    close: () => lock.close(),
  };
}

function nameOf({ createdAt }: Manifest): string {
  return createdAt.replaceAll(':', '-').replace(/\.\d+Z$/, 'Z');
}

function lockFolder(folder: string) {
  try {
    return openSqlite(join(folder, 'lock.sqlite'));
  } catch (cause) {
    if (!(cause instanceof FileInUseError)) throw cause;
    throw new BackupError('in_use', `${folder} is in use by another backup or restore.`, { cause });
  }
}
