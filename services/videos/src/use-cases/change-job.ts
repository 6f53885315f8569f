import { AppError } from '@selah/service-kit/errors/app-error';
import type { JobStore, StoredJob } from '../domain/job-store.ts';

/** Attempts; the worker's progress and a person's action rarely collide. */
const MAX_TRIES = 8;

/**
 * Reads the job, computes the new one with `change`, and saves it; repeats if it was changed concurrently. Undefined if
 * `change` returns nothing.
 * @throws AppError `conflict` after too many attempts
 */
export async function changeJob<Job extends StoredJob>(
  store: JobStore<Job>,
  change: (job: Job) => Job | undefined,
): Promise<Job | undefined> {
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const job = change(await store.read());
    if (!job || (await store.save(job))) return job;
  }
  throw new AppError('conflict');
}
