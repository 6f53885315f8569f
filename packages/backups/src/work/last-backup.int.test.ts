import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { silentLogger } from '@selah/service-kit/logging/logger';
import { openSqlite } from '@selah/service-kit/sqlite/open-sqlite';
import { type TemporaryFolder, temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import { readBackups } from '../backup/read-backups.ts';
import { openBackupNotes } from './backup-notes.ts';
import { makeLastBackup } from './last-backup.ts';

let scratch: TemporaryFolder;
let directory: string;
let folder: string;
beforeEach(async () => {
  scratch = await temporaryFolder();
  directory = join(scratch.path, 'data');
  folder = join(scratch.path, 'backups');
  await mkdir(directory);
  openSqlite(join(directory, 'database.sqlite')).close();
});
afterEach(() => scratch.remove());

const now = () => Date.parse('2026-03-10T12:00:00Z');
const make = () => makeLastBackup({ directory, elsewhere: {}, folder, logger: silentLogger(), now });

describe('the last backup before a restore', () => {
  it('says what it is, and does not take the place of one of the same second', async () => {
    expect([await make(), await make()]).toEqual([true, true]);
    const { list, read } = readBackups(folder);
    expect(await list()).toEqual(['2026-03-10T12-00-00Z', '2026-03-10T12-00-00Z-2']);
    expect(await read('2026-03-10T12-00-00Z-2')).toMatchObject({ isBeforeRestore: true });
  });

  it('tells the page why it failed', async () => {
    await writeFile(folder, 'a file where the folder should be');
    expect(await make()).toBe(false);
    expect(openBackupNotes(directory, 0).read().failures).toEqual([
      { kind: 'restore', at: '2026-03-10T12:00:00.000Z', failure: 'folder_unusable' },
    ]);
  });
});
