import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import type { Clock } from '@selah/service-kit/clock';
import type { BackupStore, StoredContent } from './backup-store.ts';
import { DATABASES, type DataFile, listDataFiles, type PlacedElsewhere } from './data-files.ts';
import { type BackedUpFile, BackupError, createManifest } from './manifest.ts';

/** How far a backup or a restore is. */
export type OnProgress = (done: { readonly files: number; readonly of: number }) => void;

export interface BackupRequest {
  /** The data folder, locked by this process. */
  readonly directory: string;
  readonly elsewhere: PlacedElsewhere;
  readonly store: BackupStore;
  readonly now: Clock;
  readonly onProgress: OnProgress;
}

export interface BackupSummary {
  readonly name: string;
  readonly files: number;
  /** Of all files together. */
  readonly bytes: number;
  /** Of what had to be copied, because no earlier backup had it. */
  readonly copiedBytes: number;
}

/** For folders and lists beside the contents themselves. Bytes. */
const SPARE_BYTES = 1_000_000;

/**
 * Copies the data folder into the store. A file that the newest backup has with the same path, length and time is not read
 * again: files of videos never change, and a new one gets a new name.
 * @throws BackupError if there is no data, it does not fit on the disk, or a database is damaged
 */
export async function makeBackup(request: BackupRequest): Promise<BackupSummary> {
  const { directory, elsewhere, store, now, onProgress } = request;
  const createdAt = now();
  const databases = DATABASES.filter((path) => existsSync(join(directory, path)));
  const files = await listDataFiles(directory, elsewhere);
  if (databases.length === 0) throw new BackupError(`There is no data of Selah in ${directory}.`);
  const known = await knownContents(store);
  const isKnown = (file: DataFile) => known(file) !== undefined;
  await assertRoom(
    request,
    databases,
    files.filter((file) => !isKnown(file)),
  );

  const of = databases.length + files.length;
  const stored: BackedUpFile[] = [];
  let copiedBytes = 0;
  const note = (path: string, content: StoredContent, modifiedAt: number) => {
    stored.push({ path, ...content, modifiedAt });
    onProgress({ files: stored.length, of });
  };
  for (const path of databases) {
    const content = await addDatabase(store, directory, path);
    copiedBytes += content.bytes;
    note(path, content, createdAt);
  }
  for (const file of files) {
    const content = known(file) ?? (await store.add(file.file));
    if (!isKnown(file)) copiedBytes += content.bytes;
    note(file.path, content, file.modifiedAt);
  }
  const name = await store.addManifest(createManifest(createdAt, stored));
  const bytes = stored.reduce((sum, file) => sum + file.bytes, 0);
  return { name, files: stored.length, bytes, copiedBytes };
}

/** What the newest readable backup knows of a file, if its content is still there. */
async function knownContents(store: BackupStore): Promise<(file: DataFile) => StoredContent | undefined> {
  for (const name of (await store.list()).toReversed()) {
    const manifest = await store.read(name).catch(() => undefined);
    if (!manifest) continue;
    const present: BackedUpFile[] = [];
    for (const file of manifest.files) if (await store.has(file)) present.push(file);
    const byPath = new Map(present.map((file) => [file.path, file]));
    return ({ path, bytes, modifiedAt }) => {
      const same = byPath.get(path);
      return same?.bytes === bytes && same.modifiedAt === modifiedAt
        ? { bytes, sha256: same.sha256 }
        : undefined;
    };
  }
  return () => undefined;
}

async function assertRoom(
  { directory, store }: BackupRequest,
  databases: readonly string[],
  files: readonly DataFile[],
): Promise<void> {
  // A write-ahead log adds to the copy at most what it is long.
  const parts = databases.flatMap((path) => [path, `${path}-wal`]);
  const sizes = await Promise.all(
    parts.map(async (path) => (await stat(join(directory, path)).catch(() => undefined))?.size ?? 0),
  );
  const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, bytes) => sum + bytes, 0);
  const needed = sumOf(sizes) + sumOf(files.map(({ bytes }) => bytes)) + SPARE_BYTES;
  assertFits('backup', needed, await store.freeBytes());
}

/** @throws BackupError with both figures in megabytes */
export function assertFits(what: 'backup' | 'data', neededBytes: number, freeBytes: number): void {
  if (neededBytes <= freeBytes) return;
  const megabytes = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`;
  throw new BackupError(
    `The ${what} does not fit on the disk: ${megabytes(neededBytes)} are needed, ${megabytes(freeBytes)} are free.`,
  );
}

/** Adds a copy of the database that SQLite has made and checked. */
async function addDatabase(store: BackupStore, directory: string, path: string): Promise<StoredContent> {
  return store.addWritten(async (copy) => {
    const source = new DatabaseSync(join(directory, path));
    try {
      await backup(source, copy);
    } catch (cause) {
      throw damaged(path, cause);
    } finally {
      source.close();
    }
    assertWhole(copy, path);
  });
}

function damaged(path: string, cause: unknown): BackupError {
  return new BackupError(`The database ${path} is damaged and was not backed up.`, { cause });
}

function assertWhole(copy: string, path: string): void {
  const database = new DatabaseSync(copy);
  try {
    // A single file afterwards, without a log beside it.
    database.exec('PRAGMA journal_mode = DELETE');
    const answer = database.prepare('PRAGMA quick_check(1)').get()?.quick_check;
    if (answer !== 'ok') throw new Error(String(answer));
  } catch (cause) {
    throw damaged(path, cause);
  } finally {
    database.close();
  }
}
