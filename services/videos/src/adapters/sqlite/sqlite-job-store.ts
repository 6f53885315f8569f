import type { DatabaseSync } from 'node:sqlite';
import { createStatements } from '@selah/service-kit/sqlite/statements';
import { type CloudJobStore, NO_JOB } from '../../domain/cloud-job.ts';
import type { JobStore, StoredJob } from '../../domain/job-store.ts';
import { NO_RENDITION_JOB, type RenditionJobStore } from '../../domain/rendition-job.ts';

export function createSqliteCloudJobStore(db: DatabaseSync): CloudJobStore {
  return createSqliteJobStore(db, 'cloud-upload', NO_JOB);
}

export function createSqliteRenditionJobStore(db: DatabaseSync): RenditionJobStore {
  return createSqliteJobStore(db, 'renditions', NO_RENDITION_JOB);
}

/** A job as one row of the table `jobs`; `none` until it is first saved. */
function createSqliteJobStore<Job extends StoredJob>(db: DatabaseSync, id: string, none: Job): JobStore<Job> {
  const sql = createStatements(db);
  return {
    async read() {
      const row = sql('SELECT job FROM jobs WHERE id = ?').get(id);
      return row ? { ...none, ...(JSON.parse(String(row.job)) as Job) } : none;
    },
    async save(job) {
      const next = JSON.stringify({ ...job, revision: job.revision + 1 });
      // Only a job that was never stored has the revision 0.
      const { changes } =
        job.revision === none.revision
          ? sql('INSERT OR IGNORE INTO jobs (id, revision, job) VALUES (?, ?, ?)').run(
              id,
              job.revision + 1,
              next,
            )
          : sql('UPDATE jobs SET revision = revision + 1, job = ? WHERE id = ? AND revision = ?').run(
              next,
              id,
              job.revision,
            );
      return changes === 1;
    },
  };
}
