// Backs up or restores, prints the count of files, and stands still at one of them until a test kills it.
import { standStill } from '@selah/service-kit/testing/stand-still';
import { openBackupStore } from '../src/backup/backup-store.ts';
import { makeBackup, type OnProgress } from '../src/backup/make-backup.ts';
import { restoreBackup } from '../src/restore/restore-backup.ts';

const [, , action, directory = '', folder = '', last] = process.argv;
const onProgress: OnProgress = ({ files }) => {
  process.stdout.write(`${files}\n`);
  if (files === Number(last)) standStill(60_000);
};
const store = await openBackupStore(folder, { create: true });
if (action === 'backup') await makeBackup({ directory, elsewhere: {}, store, now: Date.now, onProgress });
else await restoreBackup({ store, directory, elsewhere: {}, onProgress });
store.close();
