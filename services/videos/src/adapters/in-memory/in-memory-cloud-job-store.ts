import { type CloudJob, type CloudJobStore, NO_JOB } from '../../domain/cloud-job.ts';

/** The job in memory, for tests. */
export function createInMemoryCloudJobStore(): CloudJobStore {
  let stored: CloudJob = NO_JOB;
  return {
    read: async () => structuredClone(stored),
    async save(job) {
      if (stored.revision !== job.revision) return false;
      stored = { ...structuredClone(job), revision: job.revision + 1 };
      return true;
    },
  };
}
