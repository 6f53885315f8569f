import type { Video } from './video.ts';

/** How long work may go unheard of before another process takes it over; the worker renews far more often. */
export const LEASE_MS = 30_000;

/** A file that brought the work down this often is not tried again. */
export const MAX_ATTEMPTS = 5;

export interface Claimant {
  readonly holder: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The video in the hands of the claimant, or undefined when there is nothing to do or someone is at it. */
export function claimed(video: Video, { holder, now }: Claimant): Video | undefined {
  const isTaken = video.lease !== undefined && video.lease.expiresAt > now;
  if (video.processing !== 'pending' || isTaken) return undefined;
  return { ...video, attempts: video.attempts + 1, lease: { holder, expiresAt: now + LEASE_MS } };
}

/** The claim with its time renewed, or undefined when it was lost. */
export function renewed(video: Video, claimant: Claimant): Video | undefined {
  if (!isHeldBy(video, claimant.holder)) return undefined;
  return { ...video, lease: { holder: claimant.holder, expiresAt: claimant.now + LEASE_MS } };
}

/**
 * The video free for the next who asks, or undefined when the claim was lost anyway. The attempt is not held against the
 * file: it was ended from outside. What counts are the attempts that nobody lived to give back.
 */
export function released(video: Video, holder: string): Video | undefined {
  if (!isHeldBy(video, holder)) return undefined;
  const { lease: _, ...rest } = video;
  return { ...rest, attempts: video.attempts - 1 };
}

export function isHeldBy(video: Video, holder: string): boolean {
  return video.processing === 'pending' && video.lease?.holder === holder;
}
