import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileInUseError, openSqlite } from '@selah/service-kit/sqlite/open-sqlite';
import { backupsToKeep } from './backups-to-keep.ts';
import { BackupError, type Manifest, parseManifest, serializeManifest } from './manifest.ts';

/** Content that was copied: its length and SHA-256. */
export interface StoredContent {
  readonly bytes: number;
  readonly sha256: string;
}

/**
 * A folder of backups. Each content is kept once, under its SHA-256, however many backups hold it; a backup is the list of
 * its files and exists from the moment that this list does. A kill at any moment leaves complete backups, and contents
 * that the next one uses or deletes.
 */
export interface BackupStore {
  /** Copies the file's content, unless it is stored already. */
  add(file: string): Promise<StoredContent>;
  /** Adds the content of a new file that `write` makes, at a path of the store's own. */
  addWritten(write: (file: string) => Promise<void>): Promise<StoredContent>;
  has(content: StoredContent): Promise<boolean>;
  /** Copies the content to a new file, flushed to disk. @throws BackupError if it is missing or altered */
  copyTo(content: StoredContent, file: string): Promise<void>;
  /** Makes the backup exist; returns its name. */
  addManifest(manifest: Manifest): Promise<string>;
  /** Names of all backups, oldest first. */
  list(): Promise<readonly string[]>;
  /** @throws BackupError if it is missing, damaged or of a newer release */
  read(name: string): Promise<Manifest>;
  /** Deletes backups that the rule does not keep, and contents of no backup; returns the names. */
  deleteExpired(): Promise<readonly string[]>;
  /** Bytes that can be written. */
  freeBytes(): Promise<number>;
  close(): void;
}

const MANIFEST = /^(.+)\.json$/;

/**
 * Opens the folder and locks it for this process.
 * @param create whether to make a folder of backups of it, if it is none
 * @throws BackupError if it is none, or while another backup or restore uses it
 */
export async function openBackupStore(folder: string, { create = false } = {}): Promise<BackupStore> {
  const contents = join(folder, 'contents');
  const manifests = join(folder, 'backups');
  if (!create && !existsSync(manifests)) throw new BackupError(`There are no backups in ${folder}.`);
  const unfinished = join(folder, 'unfinished');
  for (const part of [contents, manifests]) await mkdir(part, { recursive: true, mode: 0o700 });
  const lock = lockFolder(folder);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  let copies = 0;

  const placeOf = ({ sha256 }: StoredContent) => join(contents, sha256.slice(0, 2), sha256);
  const nextUnfinished = () => join(unfinished, String(copies++));

  const names = async () =>
    (await readdir(manifests)).flatMap((file) => MANIFEST.exec(file)?.[1] ?? []).toSorted();

  async function read(name: string): Promise<Manifest> {
    const text = await readFile(join(manifests, `${name}.json`), 'utf8').catch((cause: unknown) => {
      throw new BackupError(`There is no backup ${name} in ${folder}.`, { cause });
    });
    return parseManifest(name, text);
  }

  async function has(content: StoredContent): Promise<boolean> {
    const found = await stat(placeOf(content)).catch(() => undefined);
    return found?.size === content.bytes;
  }

  async function deleteUnusedContents(used: ReadonlySet<string>): Promise<void> {
    for (const group of await readdir(contents)) {
      for (const sha256 of await readdir(join(contents, group))) {
        if (!used.has(sha256)) await rm(join(contents, group, sha256));
      }
    }
  }

  async function add(file: string): Promise<StoredContent> {
    const copy = nextUnfinished();
    const content = await copyAndHash(file, copy);
    if (await has(content)) await rm(copy);
    else await moveIntoPlace(copy, placeOf(content));
    return content;
  }

  return {
    has,
    read,
    list: names,
    add,
    addWritten: async (write) => {
      const file = nextUnfinished();
      await write(file);
      const content = await add(file);
      await rm(file);
      return content;
    },
    copyTo: async (content, file) => {
      const place = placeOf(content);
      if (!existsSync(place))
        throw new BackupError(`The backup is damaged: the content ${content.sha256} is missing.`);
      const copied = await copyAndHash(place, file);
      if (copied.sha256 !== content.sha256)
        throw new BackupError(`The backup is damaged: the content ${content.sha256} was changed.`);
    },
    addManifest: async (manifest) => {
      const name = manifest.createdAt.replaceAll(':', '-').replace(/\.\d+Z$/, 'Z');
      const copy = nextUnfinished();
      const file = await open(copy, 'wx', 0o600);
      await file.writeFile(serializeManifest(manifest));
      await file.sync();
      await file.close();
      await moveIntoPlace(copy, join(manifests, `${name}.json`));
      return name;
    },
    deleteExpired: async () => {
      const all = await Promise.all(
        (await names()).map(async (name) => ({ name, manifest: await read(name) })),
      );
      const kept = backupsToKeep(all.map(({ manifest }) => Date.parse(manifest.createdAt)));
      const isKept = ({ manifest }: { manifest: Manifest }) => kept.has(Date.parse(manifest.createdAt));
      const expired = all.filter((backup) => !isKept(backup)).map(({ name }) => name);
      for (const name of expired) await rm(join(manifests, `${name}.json`));
      const used = all.filter(isKept).flatMap(({ manifest }) => manifest.files.map(({ sha256 }) => sha256));
      await deleteUnusedContents(new Set(used));
      return expired;
    },
    freeBytes: async () => {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
    close: () => lock.close(),
  };
}

function lockFolder(folder: string) {
  try {
    return openSqlite(join(folder, 'lock.sqlite'));
  } catch (cause) {
    if (!(cause instanceof FileInUseError)) throw cause;
    throw new BackupError(`${folder} is in use by another backup or restore.`, { cause });
  }
}

/** Copies to a new file, flushed to disk and readable only by its owner. */
async function copyAndHash(from: string, to: string): Promise<StoredContent> {
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(
    createReadStream(from),
    measure,
    createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true }),
  );
  return { bytes, sha256: hash.digest('hex') };
}

/** A renamed file survives a power cut only when its folder is flushed too. */
async function moveIntoPlace(from: string, to: string): Promise<void> {
  const folder = dirname(to);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await rename(from, to);
  await syncFolder(folder);
}

/** Flushes the names in the folder to disk; Windows does it by itself. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}
