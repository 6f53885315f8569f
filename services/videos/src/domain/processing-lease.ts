import type { Video } from './video.ts';

/** How long a lease is valid without a renewal, in milliseconds; the worker renews it every third of that. */
export const LEASE_MS = 30_000;

/** A file during whose processing the process died this often is not tried again. */
export const MAX_ATTEMPTS = 5;

export interface Claimant {
  readonly workerId: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The video with a lease of the claimant; undefined when nothing is pending or another lease is valid. */
export function claimed(video: Video, { workerId, now }: Claimant): Video | undefined {
  const isTaken = video.lease !== undefined && video.lease.expiresAt > now;
  if (video.processing !== 'pending' || isTaken) return undefined;
  return { ...video, attempts: video.attempts + 1, lease: { holder: workerId, expiresAt: now + LEASE_MS } };
}

/** The video with a longer lease; undefined when the lease was lost. */
export function renewed(video: Video, claimant: Claimant): Video | undefined {
  if (!isLeasedBy(video, claimant.workerId)) return undefined;
  return { ...video, lease: { holder: claimant.workerId, expiresAt: claimant.now + LEASE_MS } };
}

/**
 * The video without its lease, or undefined when the lease was lost. The attempt does not count: it was ended from outside.
 * Only attempts during which the process died are counted.
 */
export function released(video: Video, workerId: string): Video | undefined {
  if (!isLeasedBy(video, workerId)) return undefined;
  const { lease: _, ...rest } = video;
  return { ...rest, attempts: video.attempts - 1 };
}

export function isLeasedBy(video: Video, workerId: string): boolean {
  return video.processing === 'pending' && video.lease?.holder === workerId;
}
