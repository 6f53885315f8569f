import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { runUntilKilled } from '@selah/service-kit/testing/killed-process';
import { describeOnSmallDisk } from '@selah/service-kit/testing/small-disk';
import { type TemporaryFolder, temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import { restoreBackup } from '../restore/restore-backup.ts';
import { openBackupStore } from './backup-store.ts';
import { makeBackup } from './make-backup.ts';

const PROGRAM = new URL('../../test/back-up.ts', import.meta.url);
const FILMS = 60;
const RECORDS = 2_000;
const onProgress = () => {};

let scratch: TemporaryFolder;
let data: string;
let folder: string;

beforeEach(async () => {
  scratch = await temporaryFolder();
  data = join(scratch.path, 'data');
  folder = join(scratch.path, 'backups');
  await fillDataFolder(data);
});
afterEach(() => scratch.remove());

async function fillDataFolder(directory: string): Promise<void> {
  for (let film = 0; film < FILMS; film += 1)
    await write(join(directory, `videos/files/film-${film}.mp4`), `film ${film} `.repeat(500));
  await write(join(directory, 'session.secret'), 'secret');
  await write(join(directory, 'videos/tmp/half-made.mp4'), 'half');
  await write(join(directory, 'videos/uploads/part'), 'half');
  const database = openRecords(directory);
  const insert = database.prepare('INSERT INTO records VALUES (?)');
  database.exec('BEGIN');
  for (let record = 0; record < RECORDS; record += 1) insert.run(`record ${record}`);
  database.exec('COMMIT');
  // As after a kill: the last records are in the log beside the file.
  await cp(directory, `${directory}-killed`, { recursive: true });
  database.close();
  await rm(directory, { recursive: true });
  await cp(`${directory}-killed`, directory, { recursive: true, preserveTimestamps: true });
  await rm(`${directory}-killed`, { recursive: true });
}

function openRecords(directory: string): DatabaseSync {
  const database = new DatabaseSync(join(directory, 'database.sqlite'));
  database.exec('PRAGMA journal_mode = WAL; CREATE TABLE IF NOT EXISTS records (text TEXT)');
  return database;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** The hash of every file but the databases, by path. */
async function hashesOf(directory: string): Promise<Record<string, string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.sqlite'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/[\\/](?:tmp|uploads)[\\/]/.test(`/${relative(directory, file)}`));
  const hashes = await Promise.all(
    files.map(async (file) => [
      relative(directory, file),
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    ]),
  );
  return Object.fromEntries(hashes);
}

function recordsIn(directory: string): readonly string[] {
  const database = openRecords(directory);
  const rows = database.prepare('SELECT text FROM records ORDER BY rowid').all();
  database.close();
  return rows.map(({ text }) => String(text));
}

async function withStore<Result>(
  use: (store: Awaited<ReturnType<typeof openBackupStore>>) => Promise<Result>,
  path = folder,
): Promise<Result> {
  const store = await openBackupStore(path, { create: true });
  try {
    return await use(store);
  } finally {
    store.close();
  }
}

const backUp = (now = Date.now, path = folder) =>
  withStore((store) => makeBackup({ directory: data, elsewhere: {}, store, now, onProgress }), path);

const restore = (directory: string, name?: string) =>
  withStore((store) => restoreBackup({ store, name, directory, elsewhere: {}, onProgress }));

const allRecords = Array.from({ length: RECORDS }, (_, record) => `record ${record}`);

/** Path of the content that the newest backup has for a file. */
async function contentOf(path: string): Promise<string> {
  const { files } = await withStore(async (store) => store.read((await store.list()).at(-1) ?? ''));
  const sha256 = files.find((file) => file.path === path)?.sha256 ?? '';
  return join(folder, 'contents', sha256.slice(0, 2), sha256);
}

describe('a backup', () => {
  it('brings everything back after all was deleted: each hash and each record', async () => {
    const before = await hashesOf(data);
    const made = await backUp();
    expect(made.files).toBe(FILMS + 2);
    await rm(data, { recursive: true });
    expect(await restore(data)).toBe(made.name);
    expect(await hashesOf(data)).toEqual(before);
    expect(recordsIn(data)).toEqual(allRecords);
    expect(await readdir(join(data, 'videos'))).toEqual(['files']);
  });

  it('copies only what is new since the last one', async () => {
    const first = await backUp();
    await write(join(data, 'videos/files/new.mp4'), 'a new film');
    const database = await readFile(join(data, 'database.sqlite'));
    const second = await backUp(() => Date.now() + 60_000);
    expect(first.copiedBytes).toBe(first.bytes);
    expect(second.copiedBytes).toBeLessThanOrEqual(database.length + 'a new film'.length);
    expect(second.bytes).toBeGreaterThan(first.bytes);
  });

  it('brings back each kept state, by name, and keeps the data readable by its owner alone', async () => {
    const first = await backUp(() => Date.parse('2026-03-01T10:00:00Z'));
    await rm(join(data, 'videos/files/film-0.mp4'));
    const second = await backUp(() => Date.parse('2026-03-02T10:00:00Z'));
    expect([first.name, second.name]).toEqual(['2026-03-01T10-00-00Z', '2026-03-02T10-00-00Z']);
    await restore(join(scratch.path, 'old'), first.name);
    await restore(join(scratch.path, 'new'));
    expect(Object.keys(await hashesOf(join(scratch.path, 'old')))).toHaveLength(FILMS + 1);
    expect(Object.keys(await hashesOf(join(scratch.path, 'new')))).toHaveLength(FILMS);
  });

  it('that the rule does not keep is deleted, with the contents that only it had', async () => {
    await backUp(() => Date.parse('2026-03-01T10:00:00Z'));
    const lonely = await contentOf('videos/files/film-0.mp4');
    await rm(join(data, 'videos/files/film-0.mp4'));
    await backUp(() => Date.parse('2026-03-01T11:00:00Z'));
    await readFile(lonely);
    expect(await withStore((store) => store.deleteExpired())).toEqual(['2026-03-01T10-00-00Z']);
    await expect(readFile(lonely)).rejects.toThrow('ENOENT');
    await restore(join(scratch.path, 'again'));
  });

  it('made after the clock was set back neither replaces another one nor is deleted as an old one', async () => {
    const moment = Date.parse('2020-01-01T10:00:00Z');
    for (let month = 0; month < 14; month += 1)
      await backUp(() => Date.parse('2026-01-15T10:00:00Z') + month * 31 * 86_400_000);
    const first = await backUp(() => moment);
    const second = await backUp(() => moment);
    expect([first.name, second.name]).toEqual(['2020-01-01T10-00-00Z', '2020-01-01T10-00-00Z-2']);
    await withStore((store) => store.deleteExpired(second.name));
    expect(await withStore((store) => store.list())).toContain(second.name);
    await restore(join(scratch.path, 'again'), second.name);
  });

  it('of videos in a folder elsewhere puts them back there', async () => {
    const videos = join(scratch.path, 'films');
    await cp(join(data, 'videos'), videos, { recursive: true });
    await rm(join(data, 'videos'), { recursive: true });
    const elsewhere = { videos };
    const before = await hashesOf(videos);
    await withStore((store) => makeBackup({ directory: data, elsewhere, store, now: Date.now, onProgress }));
    await rm(data, { recursive: true });
    await rm(videos, { recursive: true });
    await withStore((store) => restoreBackup({ store, directory: data, elsewhere, onProgress }));
    expect(await hashesOf(videos)).toEqual(before);
    expect(recordsIn(data)).toEqual(allRecords);
  });
});

describe('a kill', () => {
  it.each([1, 5, FILMS])(
    'after %i files of a backup leaves a folder that the next one completes',
    async (file) => {
      await runUntilKilled(PROGRAM, ['backup', data, folder, String(file)], String(file));
      expect(await withStore((store) => store.list())).toEqual([]);
      await backUp();
      await restore(join(scratch.path, 'restored'));
      expect(await hashesOf(join(scratch.path, 'restored'))).toEqual(await hashesOf(data));
    },
  );

  it.each([1, FILMS])(
    'after %i files of a restore leaves no half data folder, and the next one succeeds',
    async (file) => {
      await backUp();
      const to = join(scratch.path, 'restored');
      await runUntilKilled(PROGRAM, ['restore', to, folder, String(file)], String(file));
      await expect(readdir(to)).rejects.toThrow('ENOENT');
      await restore(to);
      expect(await hashesOf(to)).toEqual(await hashesOf(data));
      expect(recordsIn(to)).toEqual(allRecords);
      expect(await readdir(scratch.path)).not.toContain('restored.unfinished-restore');
    },
  );
});

describe('is refused, and nothing is written', () => {
  const to = () => join(scratch.path, 'restored');
  const expectNothing = async () => {
    await expect(readdir(to())).rejects.toThrow('ENOENT');
    expect(await readdir(scratch.path)).not.toContain('restored.unfinished-restore');
  };

  it('a backup with a content that was cut, changed or lost', async () => {
    await backUp();
    const content = await contentOf('videos/files/film-7.mp4');
    const whole = await readFile(content);
    await truncate(content, 10);
    await expect(restore(to())).rejects.toThrow('The backup is damaged');
    await writeFile(content, whole.toString().replace('film', 'lies'));
    await expect(restore(to())).rejects.toThrow('was changed');
    await rm(content);
    await expect(restore(to())).rejects.toThrow('is missing');
    await expectNothing();
  });

  it('a folder without backups, and a name that none has', async () => {
    await expect(openBackupStore(join(scratch.path, 'empty'))).rejects.toThrow('There are no backups in');
    await backUp();
    await expect(restore(to(), '2000-01-01T00-00-00Z')).rejects.toThrow(
      'There is no backup 2000-01-01T00-00-00Z',
    );
    await expectNothing();
  });

  it('a restore over data', async () => {
    await backUp();
    await expect(restore(data)).rejects.toThrow('nothing is written over it');
    expect(recordsIn(data)).toEqual(allRecords);
  });

  it('a backup of a damaged database, and the backup before stays', async () => {
    const { name } = await backUp();
    const file = join(data, 'database.sqlite');
    await rm(`${file}-wal`, { force: true });
    await writeFile(file, 'no database '.repeat(1_000));
    await expect(backUp()).rejects.toThrow('The database database.sqlite is damaged');
    expect(await withStore((store) => store.list())).toEqual([name]);
  });

  it('a backup of a folder without data', async () => {
    await rm(join(data, 'database.sqlite'));
    await expect(backUp()).rejects.toThrow('There is no data of Selah');
  });

  it('a second backup into the folder at the same time', async () => {
    await withStore(async () => {
      await expect(openBackupStore(folder)).rejects.toThrow('in use by another backup or restore');
    });
    await backUp();
  });
});

it('a folder that could not be opened is not locked: the next attempt of the same process uses it', async () => {
  await write(join(folder, 'contents'), 'a file where the folder of contents is to be');
  await expect(openBackupStore(folder, { create: true })).rejects.toThrow();
  await rm(join(folder, 'contents'));
  (await openBackupStore(folder, { create: true })).close();
});

describeOnSmallDisk('a backup or restore that does not fit on the disk', 1, (disk) => {
  it('is refused before anything is written', async () => {
    const small = join(disk.path, 'backups');
    await expect(backUp(Date.now, small)).rejects.toThrow(
      /The backup does not fit on the disk: \d+ MB are needed/,
    );
    expect(await readdir(join(small, 'contents'))).toEqual([]);
    await backUp();
    await expect(restore(join(disk.path, 'data'))).rejects.toThrow('The data does not fit on the disk');
    expect(await readdir(disk.path)).toEqual(['backups']);
  });
});
