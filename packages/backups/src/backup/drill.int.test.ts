import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createHeldRemovals } from '@selah/service-kit/backups/removals';
import { openSqlite } from '@selah/service-kit/sqlite/open-sqlite';
import { inTransaction } from '@selah/service-kit/sqlite/statements';
import { type TemporaryFolder, temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import { restoreBackup } from '../restore/restore-backup.ts';
import { openBackupStore } from './backup-store.ts';
import { makeBackup } from './make-backup.ts';
import { createGentlePace } from './pace.ts';

const FILMS = 1_000;
const RECORDS = 10_000;
const onProgress = () => {};

let scratch: TemporaryFolder;
let db: DatabaseSync | undefined;

beforeEach(async () => {
  scratch = await temporaryFolder();
});
afterEach(async () => {
  if (db?.isOpen) db.close();
  await scratch.remove();
});

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

async function hashesOf(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).toSorted();
  const hashes: Record<string, string> = {};
  for (const name of names) hashes[name] = sha256(await readFile(join(folder, name)));
  return hashes;
}

function recordsOf(database: DatabaseSync): string {
  const records = database.prepare('SELECT * FROM records ORDER BY number').all();
  expect(records).toHaveLength(RECORDS);
  return sha256(JSON.stringify(records));
}

it('the drill: a thousand films and ten thousand records, all deleted, all back, every hash equal', async () => {
  const data = join(scratch.path, 'data');
  const folder = join(scratch.path, 'backups');
  const films = join(data, 'videos/files');
  const file = join(data, 'database.sqlite');
  await mkdir(films, { recursive: true });
  for (let film = 0; film < FILMS; film += 1)
    await writeFile(join(films, `film-${film}.mp4`), `film ${film} `.repeat(2_000));
  const before = openSqlite(file);
  db = before;
  before.exec('CREATE TABLE records (number INTEGER PRIMARY KEY, text TEXT) STRICT');
  inTransaction(before, () => {
    const insert = before.prepare('INSERT INTO records (number, text) VALUES (?, ?)');
    for (let number = 0; number < RECORDS; number += 1) insert.run(number, `record ${number} `.repeat(20));
  });
  const [filmsBefore, recordsBefore] = [await hashesOf(films), recordsOf(before)];
  expect(Object.keys(filmsBefore)).toHaveLength(FILMS);

  const store = await openBackupStore(folder, { create: true });
  const started = performance.now();
  await makeBackup({
    directory: data,
    elsewhere: {},
    running: { removals: createHeldRemovals(), databases: new Map([[file, before]]) },
    store,
    pace: createGentlePace(),
    now: Date.now,
    onProgress,
  });
  const copied = performance.now();
  before.close();
  await rm(data, { recursive: true });
  const deleted = performance.now();
  await restoreBackup({ store, directory: data, elsewhere: {}, onProgress });
  const restored = performance.now();
  store.close();

  expect(await hashesOf(films)).toEqual(filmsBefore);
  db = openSqlite(file);
  expect(recordsOf(db)).toBe(recordsBefore);
  if (process.env.SELAH_FIGURES)
    process.stderr.write(
      `backup ${Math.round(copied - started)} ms, restore ${Math.round(restored - deleted)} ms\n`,
    );
});
