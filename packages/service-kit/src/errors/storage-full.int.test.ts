import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { type TemporaryFolder, temporaryFolder } from '../../testing/temporary-folder.ts';
import { openSqlite } from '../sqlite/open-sqlite.ts';
import { AppError } from './app-error.ts';
import { isStorageFull } from './storage-full.ts';

describe('a full disk', () => {
  let folder: TemporaryFolder;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(() => folder.remove());

  it("is recognised by SQLite's error when the file cannot grow", async () => {
    const file = `${folder.path}/small.sqlite`;
    const db = openSqlite(file);
    db.exec('CREATE TABLE entries (value TEXT); PRAGMA max_page_count = 3');
    const insert = db.prepare('INSERT INTO entries VALUES (?)');
    const write = async () => void insert.run('x'.repeat(100_000));
    const error: unknown = await write().catch((reason: unknown) => reason);
    expect(isStorageFull(error)).toBe(true);
    expect(isStorageFull(new AppError('unavailable', { cause: error }))).toBe(true);
    db.close();
  });

  it.each([
    ['ENOSPC of the system', Object.assign(new Error('write'), { code: 'ENOSPC' }), true],
    ['EDQUOT of a quota', Object.assign(new Error('write'), { code: 'EDQUOT' }), true],
    [
      'OutOfDiskSpace of the database',
      new mongoose.mongo.MongoServerError({ message: 'no', code: 14031 }),
      true,
    ],
    ['another error', Object.assign(new Error('write'), { code: 'EIO' }), false],
    ['a value that is not an Error', 'ENOSPC', false],
  ])('is distinguished from other failures: %s', (_, error, expected) => {
    expect(isStorageFull(error)).toBe(expected);
  });
});
