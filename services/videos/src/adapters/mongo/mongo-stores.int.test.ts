import { describeChangeNotesContract } from '../../../test/contracts/change-notes.contract.ts';
import { describeCloudJobStoreContract } from '../../../test/contracts/cloud-job-store.contract.ts';
import { describeTrashNotesContract } from '../../../test/contracts/trash-notes.contract.ts';
import { describeOnMongo } from '../../../test/mongo-connection.ts';
import { createMongoChangeNotes } from './mongo-change-notes.ts';
import { createMongoCloudJobStore } from './mongo-job-store.ts';
import { createMongoTrashNotes } from './mongo-trash-notes.ts';

describeOnMongo('the stores of the videos service', (connect) => {
  describeChangeNotesContract('MongoDB', async () => createMongoChangeNotes(await connect()));
  describeCloudJobStoreContract('MongoDB', async () => createMongoCloudJobStore(await connect()));
  describeTrashNotesContract('MongoDB', async () => createMongoTrashNotes(await connect()));
});
