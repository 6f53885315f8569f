import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type TemporaryFolder, temporaryFolder } from '../../testing/temporary-folder.ts';
import { createGroupCommit, type GroupCommit } from './group-commit.ts';
import { openSqlite } from './open-sqlite.ts';

describe.each(['in a file', 'in memory'])('a group commit %s', (place) => {
  let folder: TemporaryFolder;
  let db: DatabaseSync;
  let commit: GroupCommit;
  const insert = (key: number) => () => void db.prepare('INSERT INTO t VALUES (?)').run(key);
  const keys = () =>
    db
      .prepare('SELECT key FROM t ORDER BY key')
      .all()
      .map(({ key }) => key);

  beforeEach(async () => {
    folder = await temporaryFolder();
    const file = place === 'in memory' ? ':memory:' : `${folder.path}/a.sqlite`;
    db = openSqlite(file, { flushes: 'elsewhere' });
    db.exec('CREATE TABLE t (key INTEGER PRIMARY KEY)');
    commit = createGroupCommit(db, file);
  });

  afterEach(async () => {
    if (db.isOpen) db.close();
    await folder.remove();
  });

  it('resolves when all writes of a turn are stored', async () => {
    const writing = Promise.all([1, 2, 3].map((key) => commit.run(insert(key))));
    expect(keys()).toEqual([]);
    await writing;
    expect(keys()).toEqual([1, 2, 3]);
  });

  it('stores all of a group or none, and continues with the next', async () => {
    await commit.run(insert(1));
    const outcomes = await Promise.allSettled([2, 1, 3].map((key) => commit.run(insert(key))));

    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(keys()).toEqual([1]);
    await commit.run(insert(4));
    expect(keys()).toEqual([1, 4]);
  });

  it('stores what comes while the disk is busy', async () => {
    const writing: Promise<void>[] = [];
    for (let key = 1; key <= 50; key += 1) {
      writing.push(commit.run(insert(key)));
      if (key % 5 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all(writing);
    expect(keys()).toHaveLength(50);
  });

  it('stores what waits when it is closed, also during a flush', async () => {
    const first = commit.run(insert(1));
    await new Promise((resolve) => setImmediate(resolve));
    const second = commit.run(insert(2));
    commit.close();
    expect(keys()).toEqual([1, 2]);
    db.close();
    await Promise.all([first, second]);
  });
});

it('a failed flush fails its group, and all that come later', async () => {
  const folder = await temporaryFolder();
  const file = `${folder.path}/a.sqlite`;
  const db = openSqlite(file, { flushes: 'elsewhere' });
  db.exec('CREATE TABLE t (key INTEGER PRIMARY KEY)');
  // Its log cannot be flushed, since there is none.
  const commit = createGroupCommit(db, `${folder.path}/another.sqlite`);
  const write = () => commit.run(() => void db.exec('INSERT INTO t DEFAULT VALUES'));

  await expect(write()).rejects.toMatchObject({ code: 'ENOENT' });
  await expect(write()).rejects.toMatchObject({ code: 'ENOENT' });

  expect(db.prepare('SELECT count(*) AS count FROM t').get()).toMatchObject({ count: 1 });
  commit.close();
  db.close();
  await folder.remove();
});
