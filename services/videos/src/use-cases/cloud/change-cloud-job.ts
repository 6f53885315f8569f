import { AppError } from '@selah/service-kit/errors/app-error';
import type { CloudJob, CloudJobStore } from '../../domain/cloud-job.ts';

/** A worker that reports progress and a person who presses a button are rarely at it at once. */
const MAX_TRIES = 8;

/**
 * Reads the job, decides with `change` what it becomes, and stores that; begins again when someone else was faster.
 * Undefined when `change` finds nothing to do.
 * @throws AppError `conflict` when others keep being faster
 */
export async function changeCloudJob(
  store: CloudJobStore,
  change: (job: CloudJob) => CloudJob | undefined,
): Promise<CloudJob | undefined> {
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const job = change(await store.read());
    if (!job || (await store.save(job))) return job;
  }
  throw new AppError('conflict');
}
