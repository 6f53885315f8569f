import type { JobHolder, JobStore, StoredJob } from './job-store.ts';
import { isValid, LEASE_MS, type Lease } from './lease.ts';

/** The job that copies every video to the cloud tier (M-227), as stored. Times are milliseconds since 1970. */
export interface CloudJob extends StoredJob {
  readonly state: 'idle' | 'running' | 'paused' | 'finished';
  readonly total: number;
  /** The number of attempted videos, failed ones included. */
  readonly done: number;
  /** Ids of the videos to be copied, in their order. */
  readonly remaining: readonly number[];
  /** The file being copied. */
  readonly current?: CloudTransfer;
  readonly failed: readonly FailedTransfer[];
  readonly startedAt?: number;
  readonly finishedAt?: number;
  /** The worker that has claimed the job. */
  readonly lease?: Lease;
}

export interface CloudTransfer {
  readonly id: number;
  readonly title: string;
  readonly sentBytes: number;
  readonly sizeBytes: number;
}

export interface FailedTransfer {
  readonly id: number;
  readonly title: string;
  readonly reason: string;
}

export type CloudJobStore = JobStore<CloudJob>;

export const NO_JOB: CloudJob = { state: 'idle', total: 0, done: 0, remaining: [], failed: [], revision: 0 };

/** A new job that replaces the previous one. */
export function begun({ revision }: CloudJob, ids: readonly number[], now: number): CloudJob {
  const job = { ...NO_JOB, total: ids.length, remaining: ids, startedAt: now, revision };
  return ids.length === 0 ? { ...job, state: 'finished', finishedAt: now } : { ...job, state: 'running' };
}

/** Undefined if nothing is running. The current file is still finished. */
export function paused(job: CloudJob): CloudJob | undefined {
  return job.state === 'running' ? { ...job, state: 'paused' } : undefined;
}

/** Undefined if nothing is paused. */
export function resumed(job: CloudJob): CloudJob | undefined {
  return job.state === 'paused' ? { ...job, state: 'running' } : undefined;
}

/** The job claimed by the worker, or undefined if there is nothing to do, or another worker has it. */
export function claimed(
  job: CloudJob,
  current: CloudTransfer,
  { holder, now }: JobHolder,
): CloudJob | undefined {
  const isTaken = isValid(job.lease, now);
  if (job.state !== 'running' || isTaken || job.remaining[0] !== current.id) return undefined;
  return { ...job, current, lease: { holder, expiresAt: now + LEASE_MS } };
}

/** The job with a renewed claim and the number of bytes sent, or undefined if the claim was lost. */
export function renewed(job: CloudJob, sentBytes: number, { holder, now }: JobHolder): CloudJob | undefined {
  if (job.lease?.holder !== holder || !job.current) return undefined;
  return { ...job, current: { ...job.current, sentBytes }, lease: { holder, expiresAt: now + LEASE_MS } };
}

/** The job without the claim, its current file to be copied again; undefined if the claim was lost. */
export function released(job: CloudJob, holder: string): CloudJob | undefined {
  if (job.lease?.holder !== holder) return undefined;
  const { lease: _, current: __, ...rest } = job;
  return rest;
}

/** The job after its current file was copied, or failed; undefined if the claim was lost. */
export function settled(
  job: CloudJob,
  failure: FailedTransfer | undefined,
  { holder, now }: JobHolder,
): CloudJob | undefined {
  const free = released(job, holder);
  if (!free || !job.current) return undefined;
  const { id } = job.current;
  const remaining = free.remaining.filter((waiting) => waiting !== id);
  const counted = {
    ...free,
    done: free.done + 1,
    remaining,
    failed: failure ? [...free.failed, failure] : free.failed,
  };
  return remaining.length > 0 ? counted : { ...counted, state: 'finished', finishedAt: now };
}

/** The job with a failed file to be copied again, begun again if it had ended; undefined if the file has not failed. */
export function triedAgain(job: CloudJob, id: number, now: number): CloudJob | undefined {
  const without = dismissed(job, id);
  if (!without) return undefined;
  const isActive = job.state === 'running' || job.state === 'paused';
  if (!isActive) return { ...begun(without, [id], now), failed: without.failed };
  return { ...without, done: without.done - 1, remaining: [...without.remaining, id] };
}

/** The job without the report of a failed file; undefined if the file has not failed. */
export function dismissed(job: CloudJob, id: number): CloudJob | undefined {
  const failed = job.failed.filter((file) => file.id !== id);
  return failed.length < job.failed.length ? { ...job, failed } : undefined;
}
