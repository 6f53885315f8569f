import type { JobStore, StoredJob } from '../../domain/job-store.ts';

/** A job in memory, for tests. */
export function createInMemoryJobStore<Job extends StoredJob>(none: Job): JobStore<Job> {
  let stored: Job = none;
  return {
    read: async () => structuredClone(stored),
    async save(job) {
      if (stored.revision !== job.revision) return false;
      stored = { ...structuredClone(job), revision: job.revision + 1 };
      return true;
    },
  };
}
