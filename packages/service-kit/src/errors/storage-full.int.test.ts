import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { type TemporaryFolder, temporaryFolder } from '../../testing/temporary-folder.ts';
import { createGroupCommit } from '../sqlite/group-commit.ts';
import { openSqlite } from '../sqlite/open-sqlite.ts';
import { AppError } from './app-error.ts';
import { isStorageFull } from './storage-full.ts';

describe('a full disk', () => {
  let folder: TemporaryFolder;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(() => folder.remove());

  it('is recognised by what SQLite says when it cannot grow', async () => {
    const db = openSqlite(`${folder.path}/small.sqlite`);
    db.exec('CREATE TABLE entries (value TEXT); PRAGMA max_page_count = 3');
    const insert = db.prepare('INSERT INTO entries VALUES (?)');
    const writing = createGroupCommit(db).run(() => insert.run('x'.repeat(100_000)));
    const error: unknown = await writing.catch((reason: unknown) => reason);
    expect(isStorageFull(error)).toBe(true);
    expect(isStorageFull(new AppError('unavailable', { cause: error }))).toBe(true);
    db.close();
  });

  it.each([
    ['of the system', Object.assign(new Error('write'), { code: 'ENOSPC' }), true],
    ['of a quota', Object.assign(new Error('write'), { code: 'EDQUOT' }), true],
    ['of the database', new mongoose.mongo.MongoServerError({ message: 'no', code: 14031 }), true],
    ['of something else', Object.assign(new Error('write'), { code: 'EIO' }), false],
    ['that is no error', 'ENOSPC', false],
  ])('is told from the failure %s', (_, error, expected) => {
    expect(isStorageFull(error)).toBe(expected);
  });
});
