import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createHeldRemovals } from '@selah/service-kit/backups/removals';
import { silentLogger } from '@selah/service-kit/logging/logger';
import { openSqlite } from '@selah/service-kit/sqlite/open-sqlite';
import { eventually } from '@selah/service-kit/testing/eventually';
import { type TemporaryFolder, temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import { ownBackupsSchema } from '@selah/shared/contracts/backups/backups';
import { packTar, unpackTar } from 'modern-tar/fs';
import { openBackupStore } from '../backup/backup-store.ts';
import { restoreBackup } from '../restore/restore-backup.ts';
import { createBackups } from './create-backups.ts';

const DAY_MS = 86_400_000;
const FILM = 'videos/files/a.mp4';

let scratch: TemporaryFolder;
let data: string;
let folder: string;
let database: ReturnType<typeof openSqlite>;
let backups: Awaited<ReturnType<typeof createBackups>>;
let clock: number;
let restarts = 0;
let gate: Promise<void> | undefined;

beforeEach(async () => {
  scratch = await temporaryFolder();
  data = join(scratch.path, 'data');
  folder = join(scratch.path, 'backups');
  await mkdir(join(data, 'videos/files'), { recursive: true });
  await writeFile(join(data, FILM), 'a film');
  database = openSqlite(join(data, 'database.sqlite'));
  database.exec('CREATE TABLE records (text TEXT)');
  clock = Date.parse('2026-03-10T12:00:00Z');
  gate = undefined;
  backups = await open();
});
afterEach(async () => {
  await backups.close();
  database.close();
  await chmod(scratch.path, 0o700);
  await scratch.remove();
});

function open() {
  const removals = createHeldRemovals();
  return createBackups({
    directory: data,
    elsewhere: {},
    folder,
    timeZone: 'America/Sao_Paulo',
    running: {
      databases: new Map([[join(data, 'database.sqlite'), database]]),
      removals: {
        ...removals,
        hold: async (work) => {
          await gate;
          return removals.hold(work);
        },
      },
    },
    restart: () => void restarts++,
    logger: silentLogger(),
    now: () => clock,
  });
}

/** What the page gets, as it is checked there. */
const read = async () => ownBackupsSchema.parse(JSON.parse(JSON.stringify(await backups.read())));

const idle = () => eventually(async () => expect((await read()).work).toBeUndefined());

async function makeOne(): Promise<string> {
  await backups.begin();
  await idle();
  const { backups: all, failures } = await read();
  expect(failures).toEqual([]);
  return all[0]?.name ?? '';
}

async function onlyContentOf(path: string): Promise<string> {
  const store = await openBackupStore(folder);
  const [name = ''] = await store.list();
  const sha256 = (await store.read(name)).files.find((file) => file.path === path)?.sha256 ?? '';
  store.close();
  return join(folder, 'contents', sha256.slice(0, 2), sha256);
}

describe('backups of the running product', () => {
  it('are made, listed with what is in them, checked and deleted', async () => {
    expect((await read()).backups).toEqual([]);
    const name = await makeOne();
    expect((await read()).backups).toEqual([
      {
        name: '2026-03-10T12-00-00Z',
        createdAt: '2026-03-10T12:00:00.000Z',
        place: 'here',
        state: 'unchecked',
        bytes: expect.any(Number),
        // The database, the film, and the notes about backups.
        files: 3,
        films: 1,
      },
    ]);
    await backups.check(name);
    await idle();
    expect((await read()).backups).toMatchObject([{ state: 'whole', checkedAt: '2026-03-10T12:00:00.000Z' }]);
    await backups.remove(name);
    expect((await read()).backups).toEqual([]);
    expect(
      (await readdir(join(folder, 'contents'), { recursive: true })).filter((path) => path.length > 3),
    ).toEqual([]);
    await expect(backups.remove(name)).rejects.toMatchObject({ code: 'backup_not_found' });
  });

  it('say how far they are, and a second one is refused meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    await backups.begin();
    expect((await read()).work).toEqual({
      kind: 'backup',
      attempts: 1,
      startedAt: '2026-03-10T12:00:00.000Z',
      done: 0,
      of: 0,
    });
    await expect(backups.begin()).rejects.toMatchObject({ code: 'backup_busy' });
    await expect(backups.check('2026-03-10T12-00-00Z')).rejects.toMatchObject({ code: 'backup_not_found' });
    resolve();
    await idle();
    expect((await read()).backups).toHaveLength(1);
  });

  it('notice a content that was altered, and copy it again next time', async () => {
    const name = await makeOne();
    const content = await onlyContentOf(FILM);
    await writeFile(content, 'a lie!');
    await backups.check(name);
    await idle();
    expect((await read()).backups).toMatchObject([{ state: 'damaged' }]);
    clock += DAY_MS;
    await makeOne();
    expect(await readFile(content, 'utf8')).toBe('a film');
  });

  it('say why one failed, until the next one succeeds', async () => {
    await writeFile(folder, 'a file where the folder should be');
    await backups.begin();
    await idle();
    expect((await read()).failures).toEqual([
      { kind: 'backup', attempts: 1, at: '2026-03-10T12:00:00.000Z', failure: 'folder_unusable' },
    ]);
    await rm(folder);
    await makeOne();
  });

  it('are tried again when they failed, and forgotten when a person gives up', async () => {
    const askedBy = { administrator: 'dona', address: '203.0.113.7' };
    await expect(backups.retry('backup', askedBy)).rejects.toMatchObject({ code: 'not_found' });
    await expect(backups.giveUp('backup')).rejects.toMatchObject({ code: 'not_found' });
    await writeFile(folder, 'a file where the folder should be');
    await backups.begin();
    await idle();
    await backups.retry('backup', askedBy);
    await idle();
    expect((await read()).failures).toMatchObject([{ attempts: 2, failure: 'folder_unusable' }]);
    await backups.giveUp('backup');
    expect((await read()).failures).toEqual([]);

    await rm(folder);
    const name = await makeOne();
    await writeFile(await onlyContentOf(FILM), 'a lie!');
    await backups.restore(name, askedBy);
    await idle();
    expect((await read()).failures).toMatchObject([
      { kind: 'restore', backup: name, failure: 'backup_damaged' },
    ]);
    await writeFile(await onlyContentOf(FILM), 'a film');
    const before = restarts;
    await backups.retry('restore', askedBy);
    await eventually(() => expect(restarts).toBe(before + 1));
    expect((await read()).failures).toEqual([]);
  });

  it('end when a person wants it, as if they had not begun', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    await backups.begin();
    const ended = backups.giveUp('backup');
    resolve();
    await ended;
    expect(await read()).toMatchObject({ failures: [], backups: [] });
    expect((await read()).work).toBeUndefined();
    gate = undefined;
    const name = await makeOne();

    const archive = new Readable({ read() {} });
    const brought = backups.bring(archive, undefined);
    await eventually(async () => expect((await read()).work).toMatchObject({ kind: 'import' }));
    await backups.giveUp('import');
    await expect(brought).rejects.toMatchObject({ code: 'backup_refused' });
    expect(await read()).toMatchObject({ failures: [], backups: [{ name }] });
  });

  it('tell that another process uses the folder', async () => {
    const store = await openBackupStore(folder, { create: true });
    await backups.begin();
    await idle();
    store.close();
    expect((await read()).failures).toMatchObject([{ failure: 'in_use' }]);
  });

  it('tell that a kill or the end of the process ended one, and the next one succeeds', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    await backups.begin();
    // As it is on disk at the moment of a kill.
    const begun = await readFile(join(data, 'backup-begun.json'), 'utf8');
    const closed = backups.close();
    resolve();
    await closed;
    backups = await open();
    expect((await read()).failures).toMatchObject([{ kind: 'backup', failure: 'interrupted' }]);
    await backups.close();
    await writeFile(join(data, 'backup-begun.json'), begun);
    backups = await open();
    expect((await read()).failures).toMatchObject([{ kind: 'backup', failure: 'interrupted' }]);
    gate = undefined;
    await makeOne();
  });

  it('keep their schedule over a restart, and survive a damaged file of notes', async () => {
    expect(await read()).toMatchObject({
      schedule: { every: 'daily', hour: 3 },
      nextAt: '2026-03-11T06:00:00.000Z',
    });
    await backups.setSchedule({ every: 'weekly', hour: 22 });
    await backups.close();
    backups = await open();
    expect(await read()).toMatchObject({
      schedule: { every: 'weekly', hour: 22 },
      nextAt: '2026-03-16T01:00:00.000Z',
    });
    await backups.close();
    await writeFile(join(data, 'backups.json'), '{"schedule":');
    backups = await open();
    expect(await read()).toMatchObject({ schedule: { every: 'daily', hour: 3 } });
  });

  it('list one whose list of files is damaged, and the others', async () => {
    const name = await makeOne();
    clock += DAY_MS;
    const newer = await makeOne();
    await writeFile(join(folder, 'backups', `${name}.json`), '{');
    expect((await read()).backups).toMatchObject([
      { name: newer, state: 'unchecked' },
      { name, state: 'unreadable', failure: 'backup_damaged', createdAt: '2026-03-10T12:00:00.000Z' },
    ]);
    await backups.remove(name);
    expect((await read()).backups).toHaveLength(1);
  });

  it('can be downloaded as an archive that is a folder of backups when unpacked', async () => {
    database.exec("INSERT INTO records VALUES ('a word')");
    const name = await makeOne();
    const { size, open: openArchive } = await backups.archive(name);
    const unpacked = join(scratch.path, 'unpacked');
    let bytes = 0;
    const counted = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        yield chunk;
      }
    };
    await pipeline(openArchive(), counted, unpackTar(unpacked));
    expect(bytes).toBe(size);
    const store = await openBackupStore(unpacked);
    const to = join(scratch.path, 'restored');
    await restoreBackup({ store, directory: to, elsewhere: {}, onProgress: () => {} });
    store.close();
    expect(await readFile(join(to, FILM), 'utf8')).toBe('a film');
  });

  it('are taken from an archive, checked, into an empty folder; once', async () => {
    const name = await makeOne();
    const { size, open: openArchive } = await backups.archive(name);
    const bytes = Buffer.concat(await openArchive().toArray());
    await rm(folder, { recursive: true });
    expect((await read()).backups).toEqual([]);
    await backups.bring(Readable.from([bytes]), size);
    await backups.bring(Readable.from([bytes]), undefined);
    expect((await read()).backups).toMatchObject([{ name, films: 1 }]);
    await backups.check(name);
    await idle();
    expect((await read()).backups).toMatchObject([{ state: 'whole' }]);
  });

  it('are not taken from a file that is cut, altered, no archive, of another product, or too large', async () => {
    const { open: openArchive } = await backups.archive(await makeOne());
    const bytes = Buffer.concat(await openArchive().toArray());
    await rm(folder, { recursive: true });
    const altered = Buffer.from(bytes);
    altered.write('a lie!', altered.indexOf('a film'));
    const other = packTar([{ type: 'content', content: 'words', target: 'letter.txt' }]);
    const refused = async (archive: Buffer | Readable, failure: string, size?: number) => {
      const stream = archive instanceof Readable ? archive : Readable.from([archive]);
      await expect(backups.bring(stream, size)).rejects.toMatchObject({ code: 'backup_refused' });
      expect((await read()).failures).toMatchObject([{ kind: 'import', failure }]);
      expect((await read()).backups).toEqual([]);
    };
    await refused(altered, 'backup_damaged');
    await refused(bytes.subarray(0, bytes.length / 2), 'backup_damaged');
    await refused(Buffer.alloc(20_000, 'words '), 'other_product');
    await refused(other, 'other_product');
    await refused(bytes, 'does_not_fit', 1e15);
  });
});
