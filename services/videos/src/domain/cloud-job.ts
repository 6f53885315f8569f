import type { Lease } from './video.ts';

/** How long the job may go unheard of before another worker takes it over, in milliseconds. */
const LEASE_MS = 30_000;

/** Bringing every video to the cloud tier (M-227), as it is stored. Times are milliseconds since 1970. */
export interface CloudJob {
  readonly state: 'idle' | 'running' | 'paused' | 'finished';
  readonly total: number;
  /** What was tried, the failed among it. */
  readonly done: number;
  /** Ids of the videos that are still to be brought, in their order. */
  readonly remaining: readonly number[];
  /** The file on its way. */
  readonly current?: CloudTransfer;
  readonly failed: readonly FailedTransfer[];
  readonly startedAt?: number;
  readonly finishedAt?: number;
  /** Which worker is at it: one of all. */
  readonly lease?: Lease;
  /** Raised by every save. */
  readonly revision: number;
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

/** Where the one job is kept. */
export interface CloudJobStore {
  read(): Promise<CloudJob>;
  /** Stores the job as it is now; false when it was changed since it was read. */
  save(job: CloudJob): Promise<boolean>;
}

export interface JobHolder {
  readonly holder: string;
  readonly now: number;
}

export const NO_JOB: CloudJob = { state: 'idle', total: 0, done: 0, remaining: [], failed: [], revision: 0 };

/** A new job in place of the one before. */
export function begun({ revision }: CloudJob, ids: readonly number[], now: number): CloudJob {
  const job = { ...NO_JOB, total: ids.length, remaining: ids, startedAt: now, revision };
  return ids.length === 0 ? { ...job, state: 'finished', finishedAt: now } : { ...job, state: 'running' };
}

/** Undefined when nothing is running. The file on its way still arrives. */
export function paused(job: CloudJob): CloudJob | undefined {
  return job.state === 'running' ? { ...job, state: 'paused' } : undefined;
}

/** Undefined when nothing is paused. */
export function resumed(job: CloudJob): CloudJob | undefined {
  return job.state === 'paused' ? { ...job, state: 'running' } : undefined;
}

/** The job in the hands of the worker, or undefined when there is nothing to do, or another is at it. */
export function claimed(
  job: CloudJob,
  current: CloudTransfer,
  { holder, now }: JobHolder,
): CloudJob | undefined {
  const isTaken = job.lease !== undefined && job.lease.expiresAt > now;
  if (job.state !== 'running' || isTaken || job.remaining[0] !== current.id) return undefined;
  return { ...job, current, lease: { holder, expiresAt: now + LEASE_MS } };
}

/** The claim with its time renewed and the bytes that were sent by now, or undefined when it was lost. */
export function renewed(job: CloudJob, sentBytes: number, { holder, now }: JobHolder): CloudJob | undefined {
  if (job.lease?.holder !== holder || !job.current) return undefined;
  return { ...job, current: { ...job.current, sentBytes }, lease: { holder, expiresAt: now + LEASE_MS } };
}

/** The job without the claim, its file still to be brought; undefined when the claim was lost anyway. */
export function released(job: CloudJob, holder: string): CloudJob | undefined {
  if (job.lease?.holder !== holder) return undefined;
  const { lease: _, current: __, ...rest } = job;
  return rest;
}

/** The job once the file on its way arrived, or did not; undefined when the claim was lost. */
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
