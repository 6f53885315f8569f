import { afterEach } from '@jest/globals';
import { openSqlite } from '@selah/service-kit/sqlite/open-sqlite';
import { describeChangeNotesContract } from '../../../test/contracts/change-notes.contract.ts';
import { describeCloudJobStoreContract } from '../../../test/contracts/cloud-job-store.contract.ts';
import { describeTrashNotesContract } from '../../../test/contracts/trash-notes.contract.ts';
import { describeVideoRepositoryContract } from '../../../test/contracts/video-repository.contract.ts';
import { openVideosData } from '../open-videos-data.ts';

let close = () => {};
afterEach(() => close());

/** A new database for each test. */
async function open() {
  const sqlite = openSqlite(':memory:');
  close = () => sqlite.close();
  const data = openVideosData({ sqlite });
  await data.start();
  return data;
}

describeVideoRepositoryContract('SQLite', async () => (await open()).videos);
describeChangeNotesContract('SQLite', async () => (await open()).changeNotes);
describeTrashNotesContract('SQLite', async () => (await open()).trashNotes);
describeCloudJobStoreContract('SQLite', async () => (await open()).cloudJob);
