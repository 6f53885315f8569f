// Copies the backups of a folder into a bucket, or fetches one, and prints the count of files, until a test kills it.
import { openBackupStore } from '../src/backup/backup-store.ts';
import { createCloudBackups } from '../src/cloud/cloud-backups.ts';
import { copyToCloud } from '../src/cloud/copy-to-cloud.ts';
import { fetchFromCloud } from '../src/cloud/fetch-from-cloud.ts';
import { objectsOf } from '../testing/private-s3.ts';

const [, , action, folder = '', config = '', name = ''] = process.argv;
const onProgress = ({ files }: { readonly files: number }) => void process.stdout.write(`${files}\n`);
const store = await openBackupStore(folder, { create: true });
const cloud = createCloudBackups(objectsOf(JSON.parse(config)));
if (action === 'copy') await copyToCloud({ store, cloud, onProgress });
else await fetchFromCloud({ store, cloud, name, onProgress });
process.stdout.write('done\n');
store.close();
