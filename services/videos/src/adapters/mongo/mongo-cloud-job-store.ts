import { isDuplicateKey } from '@selah/service-kit/mongo/duplicate-key';
import type { Connection } from 'mongoose';
import { type CloudJob, type CloudJobStore, NO_JOB } from '../../domain/cloud-job.ts';

/** The single document of the job in the collection `jobs`. */
const ID = 'cloud-upload';

type CloudJobRecord = CloudJob & { readonly _id: string };

/** The job in MongoDB. The connection may not be open yet. */
export function createMongoCloudJobStore(connection: Connection): CloudJobStore {
  const jobs = connection.collection<CloudJobRecord>('jobs');
  return {
    async read() {
      const record = await jobs.findOne({ _id: ID });
      if (!record) return NO_JOB;
      const { _id, ...job } = record;
      return job;
    },
    async save(job) {
      const record = { ...job, revision: job.revision + 1 };
      try {
        // The first save inserts the document: only a job that was never stored has the revision 0.
        const upsert = job.revision === NO_JOB.revision;
        const result = await jobs.replaceOne({ _id: ID, revision: job.revision }, record, { upsert });
        return result.matchedCount + result.upsertedCount === 1;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
  };
}
