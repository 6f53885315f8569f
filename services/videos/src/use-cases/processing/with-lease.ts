import type { Clock } from '@selah/service-kit/clock';
import { LEASE_MS } from '../../domain/lease.ts';
import type { VideoRepository } from '../../domain/ports.ts';
import { renewed } from '../../domain/processing-lease.ts';
import { changeVideo } from '../editing/change-video.ts';

export interface WithLeaseDeps {
  readonly videos: VideoRepository;
  readonly workerId: string;
  readonly now: Clock;
}

/**
 * Runs `work` while the lease on the video is renewed. Its signal is aborted with `signal`, and if the lease is lost, because
 * another process has the video, or its file was replaced.
 */
export async function withLease<T>(
  { videos, workerId, now }: WithLeaseDeps,
  id: number,
  signal: AbortSignal,
  work: (held: AbortSignal) => Promise<T>,
): Promise<T> {
  const lost = new AbortController();
  const renew = async () => {
    // The database may be available again before the lease expires.
    const change = await changeVideo(videos, id, (video) => renewed(video, { workerId, now: now() })).catch(
      () => 'unknown' as const,
    );
    if (!change) lost.abort(new Error(`the lease on video ${id} was lost`));
  };
  const timer = setInterval(() => void renew(), LEASE_MS / 3);
  try {
    return await work(AbortSignal.any([signal, lost.signal]));
  } finally {
    clearInterval(timer);
  }
}
