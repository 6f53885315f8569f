import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createHeldRemovals } from '@selah/service-kit/backups/removals';
import { openSqlite } from '@selah/service-kit/sqlite/open-sqlite';
import { type TemporaryFolder, temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import { restoreBackup } from '../restore/restore-backup.ts';
import { openBackupStore } from './backup-store.ts';
import { makeBackup } from './make-backup.ts';

const onProgress = () => {};

let scratch: TemporaryFolder;
let data: string;
let folder: string;
let product: Awaited<ReturnType<typeof startProduct>>;

beforeEach(async () => {
  scratch = await temporaryFolder();
  data = join(scratch.path, 'data');
  folder = join(scratch.path, 'backups');
  product = await startProduct();
});
afterEach(async () => {
  product.close();
  await scratch.remove();
});

/** A product in small: films with records, and events whose effect is a record. */
async function startProduct() {
  await mkdir(join(data, 'videos/files'), { recursive: true });
  const removals = createHeldRemovals();
  const file = join(data, 'database.sqlite');
  const database = openSqlite(file);
  database.exec(
    'CREATE TABLE films (name TEXT PRIMARY KEY, sha256 TEXT); CREATE TABLE effects (event TEXT PRIMARY KEY); ' +
      'CREATE TABLE outstanding (event TEXT PRIMARY KEY); CREATE TABLE ballast (bytes BLOB)',
  );
  const databases = new Map([[file, database]]);
  const pathOf = (name: string) => join(data, 'videos/files', name);
  let events = 0;

  return {
    removals,
    databases,
    database,
    /** As an upload: the file first, then the record. */
    async addFilm(name: string): Promise<void> {
      const content = randomBytes(20_000);
      await writeFile(pathOf(name), content);
      const sha256 = createHash('sha256').update(content).digest('hex');
      database.prepare('INSERT INTO films VALUES (?, ?)').run(name, sha256);
    },
    /** The record first, then the file. */
    async removeFilm(name: string): Promise<void> {
      database.prepare('DELETE FROM films WHERE name = ?').run(name);
      await removals.allowed();
      await unlink(pathOf(name));
    },
    async publish(): Promise<string> {
      const id = `event-${events++}`;
      database.prepare('INSERT INTO outstanding VALUES (?)').run(id);
      return id;
    },
    async handle(id: string): Promise<void> {
      database.prepare('INSERT OR IGNORE INTO effects VALUES (?)').run(id);
      database.prepare('DELETE FROM outstanding WHERE event = ?').run(id);
    },
    /** A database that takes several steps to copy. */
    grow(megabytes: number): void {
      const insert = database.prepare('INSERT INTO ballast VALUES (?)');
      for (let count = 0; count < megabytes; count += 1) insert.run(randomBytes(1_000_000));
    },
    close(): void {
      database.close();
    },
  };
}

/** Does things to films and events until it is stopped. */
function startWriter() {
  const acknowledged = { added: new Set<string>(), removed: new Set<string>(), published: new Set<string>() };
  let isStopped = false;
  const films = async (worker: number) => {
    for (let count = 0; !isStopped; count += 1) {
      const name = `film-${worker}-${count}.mp4`;
      await product.addFilm(name);
      acknowledged.added.add(name);
      // Every second one stays.
      if (count % 2 === 1) {
        acknowledged.removed.add(name);
        await product.removeFilm(name);
      }
      await pause(10);
    }
  };
  const events = async () => {
    while (!isStopped) {
      const id = await product.publish();
      acknowledged.published.add(id);
      await product.handle(id);
      await pause(5);
    }
  };
  const running = [films(1), films(2), events(), events()];
  return {
    acknowledged,
    async stop() {
      isStopped = true;
      await Promise.all(running);
    },
  };
}

async function withStore<Result>(
  use: (store: Awaited<ReturnType<typeof openBackupStore>>) => Promise<Result>,
): Promise<Result> {
  const store = await openBackupStore(folder, { create: true });
  try {
    return await use(store);
  } finally {
    store.close();
  }
}

const backUp = () =>
  withStore((store) =>
    makeBackup({ directory: data, elsewhere: {}, running: product, store, now: Date.now, onProgress }),
  );

async function restore(name?: string) {
  const to = join(scratch.path, 'restored');
  await rm(to, { recursive: true, force: true });
  await withStore((store) => restoreBackup({ store, name, directory: to, elsewhere: {}, onProgress }));
  const read = (file: string, query: string) => {
    const database = new DatabaseSync(join(to, file));
    const rows = database.prepare(query).all();
    database.close();
    return rows;
  };
  return {
    directory: to,
    films: new Map(
      read('database.sqlite', 'SELECT * FROM films').map(({ name, sha256 }) => [String(name), sha256]),
    ),
    effects: new Set(read('database.sqlite', 'SELECT event FROM effects').map(({ event }) => event)),
    outstanding: new Set(read('database.sqlite', 'SELECT event FROM outstanding').map(({ event }) => event)),
    sha256Of: async (film: string) =>
      createHash('sha256')
        .update(await readFile(join(to, 'videos/files', film)))
        .digest('hex'),
  };
}

describe('a backup of the running product', () => {
  let writer: ReturnType<typeof startWriter> | undefined;
  afterEach(() => writer?.stop());

  it('has everything acknowledged before it began, and no record of it points to nothing, while films come and go', async () => {
    product.grow(10);
    writer = startWriter();
    await pause(100);
    for (let round = 0; round < 3; round += 1) {
      const added = new Set(writer.acknowledged.added);
      const published = new Set(writer.acknowledged.published);
      const { name } = await backUp();
      const { removed } = writer.acknowledged;
      const copy = await restore(name);
      const expected = [...added].filter((film) => !removed.has(film));
      expect(expected.filter((film) => !copy.films.has(film))).toEqual([]);
      for (const [film, sha256] of copy.films)
        expect([film, await copy.sha256Of(film)]).toEqual([film, sha256]);
      const lost = [...published].filter((event) => !copy.effects.has(event) && !copy.outstanding.has(event));
      expect(lost).toEqual([]);
    }
    expect(await readdir(data)).not.toContain('.backup');
  });

  it('keeps a film that is deleted after its record was copied, and the deletion is not lost', async () => {
    await product.addFilm('a.mp4');
    let removal: Promise<void> | undefined;
    const copy = withStore((store) =>
      makeBackup({
        directory: data,
        elsewhere: {},
        running: product,
        store,
        now: Date.now,
        // Called first when the databases are copied and the films are still to be read.
        onProgress: () => {
          removal ??= product.removeFilm('a.mp4');
        },
        pace: async () => {
          await removal;
        },
      }),
    );
    const { name } = await copy;
    await removal;
    expect(existsSync(join(data, 'videos/files/a.mp4'))).toBe(false);
    const restored = await restore(name);
    expect(await restored.sha256Of('a.mp4')).toBe(restored.films.get('a.mp4'));
  });

  it('has the film of what is removed right after the database was copied', async () => {
    await product.addFilm('a.mp4');
    const ended: Promise<void>[] = [];
    const { name } = await withStore((store) =>
      makeBackup({
        directory: data,
        elsewhere: {},
        running: product,
        store,
        now: Date.now,
        onProgress: () => {
          if (ended.length === 0) ended.push(product.removeFilm('a.mp4'));
        },
      }),
    );
    await Promise.all(ended);
    expect(existsSync(join(data, 'videos/files/a.mp4'))).toBe(false);
    const copy = await restore(name);
    expect(await copy.sha256Of('a.mp4')).toBe(copy.films.get('a.mp4'));
  });

  it('lets removals wait only until the films are held', async () => {
    await product.addFilm('a.mp4');
    await product.addFilm('b.mp4');
    const order: string[] = [];
    const held = product.removals.hold(async () => {
      void product.removeFilm('a.mp4').then(() => order.push('removed'));
      await pause(50);
      expect(existsSync(join(data, 'videos/files/a.mp4'))).toBe(true);
      order.push('held');
    });
    await held;
    await product.removals.allowed();
    await pause(50);
    expect(order).toEqual(['held', 'removed']);
  });

  it('begins also while a transaction is open', async () => {
    await product.addFilm('a.mp4');
    product.database.exec('BEGIN IMMEDIATE; INSERT INTO effects VALUES (1)');
    const copy = backUp();
    await pause(50);
    product.database.exec('COMMIT');
    const { effects } = await restore((await copy).name);
    expect([...effects]).toEqual(['1']);
  });

  it('deletes what a killed one held', async () => {
    await mkdir(join(data, '.backup'));
    await writeFile(join(data, '.backup/0'), 'held');
    const { files } = await backUp();
    expect(files).toBe(1);
    expect(await readdir(data)).not.toContain('.backup');
  });
});
