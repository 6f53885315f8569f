import { isDuplicateKey } from '@selah/service-kit/mongo/duplicate-key';
import type { Connection } from 'mongoose';
import { type CloudJobStore, NO_JOB } from '../../domain/cloud-job.ts';
import type { JobStore, StoredJob } from '../../domain/job-store.ts';
import { NO_RENDITION_JOB, type RenditionJobStore } from '../../domain/rendition-job.ts';

export function createMongoCloudJobStore(connection: Connection): CloudJobStore {
  return createMongoJobStore(connection, 'cloud-upload', NO_JOB);
}

export function createMongoRenditionJobStore(connection: Connection): RenditionJobStore {
  return createMongoJobStore(connection, 'renditions', NO_RENDITION_JOB);
}

/** A job as one document of the collection `jobs`; `none` until it is first saved. The connection may not be open yet. */
function createMongoJobStore<Job extends StoredJob>(
  connection: Connection,
  id: string,
  none: Job,
): JobStore<Job> {
  const jobs = connection.collection<StoredJob & { readonly _id: string }>('jobs');
  return {
    async read() {
      const record = await jobs.findOne<Job & { readonly _id: string }>({ _id: id });
      if (!record) return none;
      const { _id, ...job } = record;
      return { ...none, ...job };
    },
    async save(job) {
      const record = { ...job, revision: job.revision + 1 };
      try {
        // The first save inserts the document: only a job that was never stored has the revision 0.
        const upsert = job.revision === none.revision;
        const result = await jobs.replaceOne({ _id: id, revision: job.revision }, record, { upsert });
        return result.matchedCount + result.upsertedCount === 1;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
  };
}
