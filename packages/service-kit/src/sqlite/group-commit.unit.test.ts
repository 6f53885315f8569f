import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createGroupCommit, type GroupCommit } from './group-commit.ts';

describe('a group commit', () => {
  let db: DatabaseSync;
  let commit: GroupCommit;
  const insert = (key: number) => () => void db.prepare('INSERT INTO t VALUES (?)').run(key);
  const keys = () =>
    db
      .prepare('SELECT key FROM t ORDER BY key')
      .all()
      .map(({ key }) => key);

  beforeEach(() => {
    db = new DatabaseSync(':memory:');
    db.exec('CREATE TABLE t (key INTEGER PRIMARY KEY)');
    commit = createGroupCommit(db);
  });

  afterEach(() => {
    db.close();
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

  it('flushes on request', async () => {
    const writing = commit.run(insert(1));
    commit.flush();
    expect(keys()).toEqual([1]);
    await writing;
  });
});
