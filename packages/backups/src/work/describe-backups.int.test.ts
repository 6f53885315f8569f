import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { type TemporaryFolder, temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import { openBackupStore } from '../backup/backup-store.ts';
import { createManifest } from '../backup/manifest.ts';
import { createBackupDescriber } from './describe-backups.ts';

let scratch: TemporaryFolder;
beforeEach(async () => {
  scratch = await temporaryFolder();
});
afterEach(() => scratch.remove());

it('a backup that is deleted while the list is read does not hide the others', async () => {
  const store = await openBackupStore(scratch.path, { create: true });
  const name = await store.addManifest(createManifest(Date.parse('2026-03-10T12:00:00Z'), []));
  store.close();
  // In the folder when it is listed, and gone when it is opened.
  await symlink(join(scratch.path, 'gone'), join(scratch.path, 'backups/2026-03-11T12-00-00Z.json'));
  await writeFile(join(scratch.path, 'backups/2026-03-12T12-00-00Z.json'), '{');
  expect(await createBackupDescriber(scratch.path)({})).toMatchObject([
    { name: '2026-03-12T12-00-00Z', state: 'unreadable', failure: 'backup_damaged' },
    { name, state: 'unchecked' },
  ]);
});
