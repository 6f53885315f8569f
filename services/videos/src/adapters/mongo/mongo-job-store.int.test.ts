import { describeCloudJobStoreContract } from '../../../test/contracts/cloud-job-store.contract.ts';
import { useTestDatabase } from '../../../test/mongo-connection.ts';
import { createMongoCloudJobStore } from './mongo-job-store.ts';

const connect = useTestDatabase();

describeCloudJobStoreContract('MongoDB', async () => createMongoCloudJobStore(await connect()));
