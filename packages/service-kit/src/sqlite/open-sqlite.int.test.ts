import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TemporaryFolder, temporaryFolder } from '../../testing/temporary-folder.ts';
import { createMemoryCache } from '../cache/memory-cache.ts';
import { silentLogger } from '../logging/logger.ts';
import { openEventJournal } from '../messaging/in-process/event-journal.ts';
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

  it.each([
    ['events', (file: string) => openEventJournal(file)],
    ['sessions', (file: string) => createMemoryCache({ logger: silentLogger(), file })],
  ])('with %s is refused in a sentence, and released', (name, open) => {
    const file = newer(`${name}.sqlite`);
    expect(() => open(file)).toThrow(
      `The file ${file} is newer than this program: it has format 7, and this release of Selah reads up to 0.`,
    );
    const db = openSqlite(file, { format: 7 });
    db.close();
  });
});
