import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { GroupCommit } from './group-commit.ts';
import { openSqliteFile, type SqliteFile } from './sqlite-file.ts';

describe('group commit', () => {
  let file: SqliteFile;
  let syncs: PromiseWithResolvers<void>[];
  let rollbacks: number;
  let commit: GroupCommit;

  beforeEach(() => {
    file = openSqliteFile(':memory:');
    file.sqlite.exec('CREATE TABLE t (v)');
    syncs = [];
    rollbacks = 0;
    const sync = () => {
      const pending = Promise.withResolvers<void>();
      syncs.push(pending);
      return pending.promise;
    };
    commit = new GroupCommit({ ...file, sync }, () => {
      rollbacks++;
    });
  });
  afterEach(() => file.close());

  const write = (value: number) => {
    commit.begin();
    file.sqlite.exec(`INSERT INTO t VALUES (${value})`);
    return commit.durable();
  };
  const turn = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)));
  const values = () =>
    file.sqlite
      .prepare('SELECT v FROM t')
      .all()
      .map(({ v }) => v);
  const state = async (promise: Promise<void>) =>
    Promise.race([
      promise.then(
        () => 'durable',
        () => 'failed',
      ),
      turn().then(() => 'waiting'),
    ]);

  it('acknowledges a write when it is on disk', async () => {
    const first = write(1);
    const second = write(2);
    await turn();
    expect(await state(first)).toBe('waiting');
    expect(file.sqlite.isTransaction).toBe(false);
    syncs[0]?.resolve();
    await Promise.all([first, second]);
    expect(syncs).toHaveLength(1);
  });

  it('does not acknowledge later writes with an earlier flush', async () => {
    const early = write(1);
    await turn();
    const late = write(2);
    syncs[0]?.resolve();
    await early;
    expect(await state(late)).toBe('waiting');
    syncs[1]?.resolve();
    await late;
  });

  it('rejects every writer of a transaction that is rolled back', async () => {
    const first = write(1);
    const second = write(2);
    commit.abort(new Error('disk full'));
    await expect(first).rejects.toThrow('disk full');
    await expect(second).rejects.toThrow('disk full');
    expect(values()).toEqual([]);
    expect(rollbacks).toBe(1);
    await commit.durable();
  });

  it('acknowledges nothing after a failed flush', async () => {
    const first = write(1);
    await turn();
    syncs[0]?.reject(new Error('EIO'));
    await expect(first).rejects.toThrow('EIO');
    expect(() => commit.begin()).toThrow('EIO');
  });

  it('rolls back a failed step without the others', async () => {
    const kept = write(1);
    expect(() =>
      commit.atomically(() => {
        file.sqlite.exec('INSERT INTO t VALUES (2)');
        throw new Error('no');
      }),
    ).toThrow('no');
    await turn();
    syncs[0]?.resolve();
    await kept;
    expect(values()).toEqual([1]);
  });
});
