import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TemporaryFolder, temporaryFolder } from '../../testing/temporary-folder.ts';
import { openSqlite } from './open-sqlite.ts';

describe('a file of a later release', () => {
  let folder: TemporaryFolder;
  beforeAll(async () => {
    folder = await temporaryFolder();
  });
  afterAll(() => folder.remove());

  function newer(name: string): string {
    const file = join(folder.path, name);
    const db = openSqlite(file);
    db.exec('PRAGMA user_version = 7');
    db.close();
    return file;
  }

  it('is refused in a sentence, and released', () => {
    const file = newer('later.sqlite');
    expect(() => openSqlite(file)).toThrow(
      `The file ${file} is newer than this program: it has format 7, and this release of Selah reads up to 0.`,
    );
    const db = openSqlite(file, { format: 7 });
    db.close();
  });

  it('can be opened by one process at a time', () => {
    const file = join(folder.path, 'used.sqlite');
    const db = openSqlite(file);
    expect(() => openSqlite(file)).toThrow(/in use by another process/);
    db.close();
    openSqlite(file).close();
  });
});
