import type { JobHolder, JobStore, StoredJob } from './job-store.ts';
import { isValid, LEASE_MS, type Lease } from './lease.ts';

/** The job that makes the smaller versions of films, as stored. Which films wait is in their records. */
export interface RenditionJob extends StoredJob {
  /** Also films that were ready before there were smaller versions; ends when none is left. */
  readonly includesOldFilms: boolean;
  readonly isPaused: boolean;
  /** The worker has no ffmpeg. */
  readonly isToolMissing: boolean;
  /** The film being worked on. `share` is between 0 and 1. */
  readonly current?: { readonly id: number; readonly title: string; readonly share: number };
  /** Why nothing can be made at present. */
  readonly trouble?: 'disk_full';
  /** The worker that has claimed the job. */
  readonly lease?: Lease;
}

export type RenditionJobStore = JobStore<RenditionJob>;

export const NO_RENDITION_JOB: RenditionJob = {
  includesOldFilms: false,
  isPaused: false,
  isToolMissing: false,
  revision: 0,
};

/** The job claimed by the worker; undefined if it is paused, or another worker has it. */
export function claimed(job: RenditionJob, { holder, now }: JobHolder): RenditionJob | undefined {
  const isTaken = job.lease?.holder !== holder && isValid(job.lease, now);
  if (job.isPaused || isTaken) return undefined;
  return { ...job, lease: { holder, expiresAt: now + LEASE_MS } };
}

/** The job with a renewed claim and its progress; undefined if it was paused, or the claim was lost. */
export function renewed(
  job: RenditionJob,
  current: RenditionJob['current'],
  { holder, now }: JobHolder,
): RenditionJob | undefined {
  if (job.isPaused || job.lease?.holder !== holder) return undefined;
  const { trouble: _, ...rest } = job;
  return { ...rest, ...(current && { current }), lease: { holder, expiresAt: now + LEASE_MS } };
}

/** The job without the claim; undefined if it was lost. */
export function released(
  job: RenditionJob,
  holder: string,
  trouble?: RenditionJob['trouble'],
): RenditionJob | undefined {
  if (job.lease?.holder !== holder) return undefined;
  const { lease: _, current: __, trouble: ___, ...rest } = job;
  return { ...rest, ...(trouble && { trouble }) };
}
