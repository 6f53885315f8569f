import type { Clock } from '@selah/service-kit/clock';
import { FAILURE_MESSAGES, type FailureCode } from '@selah/shared/contracts/videos/failures';
import type { Job, Jobs } from '@selah/shared/contracts/videos/jobs';
import type { CloudJob, CloudJobStore } from '../../domain/cloud-job.ts';
import { isValid } from '../../domain/lease.ts';
import type { VideoRepository } from '../../domain/ports.ts';
import { workFor } from '../../domain/processing-lease.ts';
import type { RenditionJob, RenditionJobStore } from '../../domain/rendition-job.ts';
import type { Video } from '../../domain/video.ts';
import { whyCopiesWait, whyRenditionsWait } from './waiting-reasons.ts';

export interface ListJobsDeps {
  readonly videos: Pick<VideoRepository, 'list'>;
  readonly renditionJob: RenditionJobStore;
  readonly cloudJob: CloudJobStore;
  readonly now: Clock;
}

/** More rows are not read by a person; the counter says how many there are. */
const MOST = 200;

const ORDER = { failed: 0, running: 1, waiting: 2 } as const;

/** All background work on videos that failed, is being done, or waits. */
export async function listJobs(deps: ListJobsDeps): Promise<Jobs> {
  const [videos, renditionJob, cloudJob] = await Promise.all([
    deps.videos.list(),
    deps.renditionJob.read(),
    deps.cloudJob.read(),
  ]);
  const jobs = [
    ...videos.flatMap((video) => [...processingOf(video, deps.now()), ...renditionsOf(video, renditionJob)]),
    ...cloudJobs(cloudJob, videos),
  ].toSorted((a, b) => ORDER[a.state] - ORDER[b.state]);
  return { total: jobs.length, jobs: jobs.slice(0, MOST) };
}

/** A reason that only a later release knows is shown as the most general one. */
export function reasonOf(failure: FailureCode | undefined): string {
  return FAILURE_MESSAGES[failure && failure in FAILURE_MESSAGES ? failure : 'gave_up'];
}

function jobOf(kind: Job['kind'], { id, title }: Pick<Video, 'id' | 'title'>) {
  return { id: `${kind}-${id}`, kind, videoId: id, title, canRetry: true };
}

function processingOf(video: Video, now: number): readonly Job[] {
  const { processing, attempts, failure, lease } = video;
  const job = { ...jobOf('processing', video), attempts };
  if (workFor(video)) {
    return [{ ...job, state: isValid(lease, now) ? 'running' : 'waiting' }];
  }
  if (processing === 'failed') return [{ ...job, state: 'failed', reason: reasonOf(failure) }];
  // The old file is played; the new one failed and was deleted.
  return failure ? [{ ...job, state: 'failed', reason: reasonOf(failure), canRetry: false }] : [];
}

function renditionsOf(video: Video, renditionJob: RenditionJob): readonly Job[] {
  const { current } = renditionJob;
  const { renditions, processing, id } = video;
  if (processing !== 'ready' || !renditions) return [];
  const { state, attempts, failure } = renditions;
  const job = { ...jobOf('renditions', video), attempts };
  if (state === 'failed') return [{ ...job, state, reason: reasonOf(failure) }];
  if (state !== 'waiting') return [];
  if (current?.id === id) return [{ ...job, state: 'running', share: current.share }];
  const reason = whyRenditionsWait(renditionJob);
  return [{ ...job, state, ...(reason !== undefined && { reason }) }];
}

function cloudJobs(cloudJob: CloudJob, videos: readonly Video[]): readonly Job[] {
  const { state, failed, remaining, current } = cloudJob;
  const reason = whyCopiesWait(cloudJob);
  const titles = new Map(videos.map(({ id, title }) => [id, title]));
  const isActive = state === 'running' || state === 'paused';
  return [
    ...failed.map(({ id, title, reason }) => ({
      ...jobOf('cloud', { id, title }),
      state: 'failed' as const,
      reason,
    })),
    ...(isActive ? remaining : []).map((id): Job => {
      const job = jobOf('cloud', { id, title: titles.get(id) ?? '' });
      if (current?.id !== id) return { ...job, state: 'waiting', ...(reason !== undefined && { reason }) };
      const { sentBytes, sizeBytes } = current;
      return { ...job, state: 'running', share: sizeBytes === 0 ? 0 : Math.min(1, sentBytes / sizeBytes) };
    }),
  ];
}
