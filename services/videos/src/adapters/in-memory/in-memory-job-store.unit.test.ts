import { describeCloudJobStoreContract } from '../../../test/contracts/cloud-job-store.contract.ts';
import { NO_JOB } from '../../domain/cloud-job.ts';
import { createInMemoryJobStore } from './in-memory-job-store.ts';

describeCloudJobStoreContract('memory', async () => createInMemoryJobStore(NO_JOB));
