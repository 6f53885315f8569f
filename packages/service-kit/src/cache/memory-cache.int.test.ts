import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { describeCacheContract } from '../../testing/contracts/cache.contract.ts';
import { describeSessionStoreContract } from '../../testing/contracts/session-store.contract.ts';
import { runUntilKilled } from '../../testing/killed-process.ts';
import { type TemporaryFolder, temporaryFolder } from '../../testing/temporary-folder.ts';
import { silentLogger } from '../logging/logger.ts';
import { openSqlite } from '../sqlite/open-sqlite.ts';
import { createMemoryCache } from './memory-cache.ts';

const logger = silentLogger();

let folder: TemporaryFolder;
let file: string;
let open: DatabaseSync[];

/** The file, opened; closed after the test at the latest. */
function sqlite(path = file): DatabaseSync {
  const db = openSqlite(path);
  open.push(db);
  return db;
}

function closeFiles(): void {
  for (const db of open.splice(0)) db.close();
}

beforeEach(async () => {
  folder = await temporaryFolder();
  file = join(folder.path, 'cache.sqlite');
  open = [];
});

afterEach(async () => {
  closeFiles();
  await folder.remove();
});

describeCacheContract('Memory', async () => createMemoryCache({ logger }));
describeCacheContract('Memory with a file', async () => createMemoryCache({ logger, sqlite: sqlite() }));
describeSessionStoreContract('Memory', async () => createMemoryCache({ logger }));
describeSessionStoreContract('Memory with a file', async () =>
  createMemoryCache({ logger, sqlite: sqlite() }),
);

describe('a memory cache with a file', () => {
  it('keeps entries and their remaining lifetime across a restart', async () => {
    let time = 1_000_000;
    const now = () => time;
    const before = createMemoryCache({ logger, sqlite: sqlite(), now });
    await before.set('stays', 'a');
    await before.set('long', 'b', { ttlMs: 5_000 });
    await before.set('brief', 'c', { ttlMs: 1_000 });
    await before.set('ended', 'd');
    await before.delete('ended');
    await before.set('touched', 'e', { ttlMs: 1_000 });
    await before.touch('touched', { ttlMs: 5_000 });
    await before.close();
    closeFiles();

    time += 2_000;
    const after = createMemoryCache({ logger, sqlite: sqlite(), now });
    const values = await Promise.all(
      ['stays', 'long', 'brief', 'ended', 'touched'].map((key) => after.get(key)),
    );
    expect(values).toEqual(['a', 'b', undefined, undefined, 'e']);
    time += 3_000;
    expect(await after.get('long')).toBeUndefined();
    await after.close();
  });

  it('loses no confirmed write when the process is killed', async () => {
    const program = new URL('../../testing/programs/write-cache.ts', import.meta.url);
    const confirmed = await runUntilKilled(program, [file], 'set key-500');

    const cache = createMemoryCache({ logger, sqlite: sqlite() });
    for (const line of confirmed) {
      const [action, key = ''] = line.split(' ');
      expect([line, await cache.get(key)]).toEqual([line, action === 'set' ? `value of ${key}` : undefined]);
    }
    expect(confirmed.length).toBeGreaterThan(400);
    await cache.close();
  });

  it('confirms a write only when it is on disk', async () => {
    const cache = createMemoryCache({ logger, sqlite: sqlite() });
    /** Reads a copy of the files, as after a power cut. */
    async function readCopy(key: string): Promise<string | undefined> {
      const copy = `${file}.${crypto.randomUUID()}`;
      for (const suffix of ['', '-wal']) copyFileSync(`${file}${suffix}`, `${copy}${suffix}`);
      const reopened = createMemoryCache({ logger, sqlite: sqlite(copy) });
      const value = await reopened.get(key);
      await reopened.close();
      return value;
    }

    await cache.set('session', 'x');
    expect(await readCopy('session')).toBe('x');
    await cache.delete('session');
    expect(await readCopy('session')).toBeUndefined();
    expect(await cache.add('session', 'y')).toBe(true);
    expect(await readCopy('session')).toBe('y');
    await cache.close();
  });
});

describe('a full memory cache', () => {
  it('drops the least recently used entry, in its file too', async () => {
    const cache = createMemoryCache({ logger, sqlite: sqlite(), maxEntries: 3 });
    for (const key of ['a', 'b', 'c']) await cache.set(key, key);
    await cache.get('a');
    await cache.set('d', 'd');
    await cache.close();
    closeFiles();

    const reopened = createMemoryCache({ logger, sqlite: sqlite(), maxEntries: 3 });
    const values = await Promise.all(['a', 'b', 'c', 'd'].map((key) => reopened.get(key)));
    expect(values).toEqual(['a', undefined, 'c', 'd']);
    await reopened.close();
  });

  it('never drops a session to store a counter', async () => {
    const cache = createMemoryCache({ logger, maxEntries: 10, maxCounters: 100 });
    await cache.set('session', 'x');
    for (let address = 0; address < 1_000; address += 1) {
      await cache.increment(`limit:${address}`, { ttlMs: 60_000 });
    }
    expect(await cache.get('session')).toBe('x');
    expect(await cache.get('limit:0')).toBeUndefined();
    expect(await cache.get('limit:999')).toBe('1');
    await cache.close();
  });
});
