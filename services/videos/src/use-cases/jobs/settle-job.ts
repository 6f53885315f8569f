import { AppError } from '@selah/service-kit/errors/app-error';
import type { JobKind } from '@selah/shared/contracts/videos/jobs';
import { type CloudJobStore, dismissed, triedAgain } from '../../domain/cloud-job.ts';
import { WAITING_RENDITIONS } from '../../domain/renditions.ts';
import type { Video } from '../../domain/video.ts';
import { changeJob } from '../change-job.ts';
import { type RepairVideoDeps, repairVideo } from '../cloud/repair-video.ts';
import { changeVideo } from '../editing/change-video.ts';
import { type RemoveVideoDeps, removeVideo } from '../trash/remove-video.ts';

export interface SettleJobDeps extends RepairVideoDeps, RemoveVideoDeps {
  readonly cloudJob: CloudJobStore;
}

interface NamedJob {
  readonly kind: JobKind;
  readonly videoId: number;
}

/**
 * Does a failed job again, from its beginning.
 * @throws AppError `not_found` if it has not failed; those of a repair
 */
export async function retryJob(deps: SettleJobDeps, { kind, videoId }: NamedJob): Promise<void> {
  switch (kind) {
    case 'processing': {
      const video = await deps.videos.find(videoId);
      if (!video || !isFailed(video)) throw new AppError('not_found');
      await repairVideo(deps, videoId);
      return;
    }
    case 'renditions':
      return assertChanged(
        changeVideo(deps.videos, videoId, (video) =>
          video.renditions?.state === 'failed' ? { ...video, renditions: WAITING_RENDITIONS } : undefined,
        ),
      );
    case 'cloud':
      return assertChanged(changeJob(deps.cloudJob, (job) => triedAgain(job, videoId, deps.now())));
  }
}

/**
 * Removes a failed job from the list: a video that cannot be played goes to the trash, all others stay as they are.
 * @throws AppError `not_found` if it has not failed
 */
export async function giveUpJob(deps: SettleJobDeps, { kind, videoId }: NamedJob): Promise<void> {
  switch (kind) {
    case 'processing': {
      const video = await deps.videos.find(videoId);
      if (video && isFailed(video)) return removeVideo(deps, videoId);
      return assertChanged(changeVideo(deps.videos, videoId, withoutFailure));
    }
    case 'renditions':
      return assertChanged(
        changeVideo(deps.videos, videoId, (video) =>
          video.renditions?.state === 'failed'
            ? { ...video, renditions: { ...video.renditions, state: 'given_up' } }
            : undefined,
        ),
      );
    case 'cloud':
      return assertChanged(changeJob(deps.cloudJob, (job) => dismissed(job, videoId)));
  }
}

function isFailed({ processing }: Video): boolean {
  return processing === 'failed';
}

function withoutFailure(video: Video): Video | undefined {
  if (video.processing !== 'ready' || !video.failure) return undefined;
  const { failure: _, ...rest } = video;
  return rest;
}

async function assertChanged(change: Promise<unknown>): Promise<void> {
  if ((await change) === undefined) throw new AppError('not_found');
}
