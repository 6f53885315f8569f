import { describeCloudJobStoreContract } from '../../../test/contracts/cloud-job-store.contract.ts';
import { createInMemoryCloudJobStore } from './in-memory-cloud-job-store.ts';

describeCloudJobStoreContract('memory', async () => createInMemoryCloudJobStore());
