import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { HeldRemovals } from '@selah/service-kit/backups/removals';
import type { Clock } from '@selah/service-kit/clock';
import { assertFits, BackupError } from './backup-error.ts';
import type { BackupStore } from './backup-store.ts';
import { checkDatabase } from './check-database.ts';
import { copyDatabase } from './copy-database.ts';
import { DATABASES, type DataFile, listDataFiles, type PlacedElsewhere } from './data-files.ts';
import { eachOf } from './each-of.ts';
import type { StoredContent } from './file-content.ts';
import { type HeldFiles, openHeldFiles } from './hold-files.ts';
import { type BackedUpFile, createManifest } from './manifest.ts';
import { AT_FULL_SPEED, type Pace } from './pace.ts';

/** How far a backup or a restore is. */
export type OnProgress = (done: { readonly files: number; readonly of: number }) => void;

/** What a backup of a running product needs of it. */
export interface RunningProduct {
  readonly removals: HeldRemovals;
  /** The databases that it has open, by file. */
  readonly databases: ReadonlyMap<string, DatabaseSync>;
}

export interface BackupRequest {
  /** The data folder, locked by this process. */
  readonly directory: string;
  readonly elsewhere: PlacedElsewhere;
  /** Absent if nothing runs. */
  readonly running?: RunningProduct;
  readonly store: BackupStore;
  /** Whether a restore is about to replace the data. */
  readonly isBeforeRestore?: boolean;
  readonly pace?: Pace;
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

type KnownContent = (file: DataFile) => StoredContent | undefined;

/** For folders and lists beside the contents themselves. Bytes. */
const SPARE_BYTES = 1_000_000;

/**
 * Copies the data folder into the store. A file that the newest backup has with the same path, length and time is not read
 * again: files of videos never change, and a new one gets a new name.
 *
 * Of a running product, everything is in it that was acknowledged before the call. The databases are copied first and the files
 * are held after them; until then removals wait, so that no record of the copy names a file or relies on an event that is not in it.
 * Contents are read after that, without holding up anything.
 * @throws BackupError if there is no data, it does not fit on the disk, or a database is damaged
 */
export async function makeBackup(request: BackupRequest): Promise<BackupSummary> {
  const { directory, elsewhere, store, isBeforeRestore, pace = AT_FULL_SPEED, now, onProgress } = request;
  const createdAt = now();
  const databases = DATABASES.filter((path) => existsSync(join(directory, path)));
  if (databases.length === 0)
    throw new BackupError('nothing_to_copy', `There is no data of Selah in ${directory}.`);
  const known = await knownContents(store);
  await assertRoom(request, databases, await listDataFiles(directory, elsewhere), known);

  const held = await openHeldFiles(directory, elsewhere);
  try {
    const { copies, files } = await capture(request, databases, known, held);
    const of = copies.length + files.length;
    const stored: BackedUpFile[] = [];
    let copiedBytes = 0;
    const note = (path: string, content: StoredContent, modifiedAt: number) => {
      stored.push({ path, ...content, modifiedAt });
      onProgress({ files: stored.length, of });
    };
    for (const { path, copy } of copies) {
      await checkDatabase(copy, path);
      const content = await store.adopt(copy, pace);
      copiedBytes += content.bytes;
      note(path, content, createdAt);
    }
    await eachOf(files, async (file) => {
      const before = known(file);
      const content = before ?? (await store.add(file.file, pace));
      if (!before) copiedBytes += content.bytes;
      note(file.path, content, file.modifiedAt);
    });
    stored.sort((a, b) => (a.path < b.path ? -1 : 1));
    const name = await store.addManifest(createManifest(createdAt, stored, { isBeforeRestore }));
    const bytes = stored.reduce((sum, file) => sum + file.bytes, 0);
    return { name, files: stored.length, bytes, copiedBytes };
  } finally {
    await held.release();
  }
}

/** Copies the databases and holds the files that are not known yet, while nothing is removed. */
async function capture(
  { directory, elsewhere, running, store }: BackupRequest,
  databases: readonly string[],
  known: KnownContent,
  held: HeldFiles,
) {
  const work = async () => {
    const copies: { readonly path: string; readonly copy: string }[] = [];
    for (const path of databases) {
      const copy = store.nextUnfinished();
      const file = join(directory, path);
      await copyDatabase(file, copy, running?.databases.get(file));
      copies.push({ path, copy });
    }
    const files: DataFile[] = [];
    for (const file of await listDataFiles(directory, elsewhere)) {
      const kept = known(file) || !running ? file : await held.hold(file);
      if (kept) files.push(kept);
    }
    return { copies, files };
  };
  return running ? running.removals.hold(work) : work();
}

/** What the newest readable backup knows of a file, if its content is still there. */
async function knownContents(store: BackupStore): Promise<KnownContent> {
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
  known: KnownContent,
): Promise<void> {
  // A write-ahead log adds to the copy at most what it is long.
  const parts = databases.flatMap((path) => [path, `${path}-wal`]);
  const sizes = await Promise.all(
    parts.map(async (path) => (await stat(join(directory, path)).catch(() => undefined))?.size ?? 0),
  );
  const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, bytes) => sum + bytes, 0);
  const unknown = files.filter((file) => !known(file)).map(({ bytes }) => bytes);
  assertFits('backup', sumOf(sizes) + sumOf(unknown) + SPARE_BYTES, await store.freeBytes());
}
