import type { Clock } from '@selah/service-kit/clock';
import { begun, type CloudJob, type CloudJobStore, paused, resumed } from '../../domain/cloud-job.ts';
import type { MediaTiers, VideoRepository } from '../../domain/ports.ts';
import { asPlayable, type VideoFile } from '../../domain/video.ts';
import { changeJob } from '../change-job.ts';

export interface StartCloudJobDeps {
  readonly cloudJob: CloudJobStore;
  readonly videos: VideoRepository;
  readonly tiers: Pick<MediaTiers, 'cloud'>;
  readonly now: Clock;
}

/**
 * Starts to copy every video to the cloud tier (M-227), or returns the current job; a paused one is resumed. Videos whose
 * file is missing are tried as well, because the cloud may still have it (Q28).
 * @throws AppError `unavailable` if the cloud tier cannot be listed
 */
export async function startCloudJob(deps: StartCloudJobDeps): Promise<CloudJob> {
  const { cloudJob, now } = deps;
  const job = await cloudJob.read();
  if (job.state === 'running') return job;
  if (job.state === 'paused') return resumeCloudJob(deps);
  const ids = await idsNotInCloud(deps);
  const changed = await changeJob(cloudJob, (current) =>
    current.state === 'running' || current.state === 'paused' ? undefined : begun(current, ids, now()),
  );
  return changed ?? cloudJob.read();
}

/** Stops after the current file; returns the updated job. */
export async function pauseCloudJob({ cloudJob }: Pick<StartCloudJobDeps, 'cloudJob'>): Promise<CloudJob> {
  return (await changeJob(cloudJob, paused)) ?? cloudJob.read();
}

/** Resumes a paused job; returns the updated job. */
export async function resumeCloudJob({ cloudJob }: Pick<StartCloudJobDeps, 'cloudJob'>): Promise<CloudJob> {
  return (await changeJob(cloudJob, resumed)) ?? cloudJob.read();
}

async function idsNotInCloud({ videos, tiers }: StartCloudJobDeps): Promise<number[]> {
  const there = new Map<string, number>();
  for await (const { name, size } of tiers.cloud.list()) there.set(name, size);
  const hasFile = (name: string, sizeBytes: number | undefined) =>
    there.has(name) && (sizeBytes === undefined || there.get(name) === sizeBytes);
  const isThere = ({ filename, sizeBytes, renditions }: VideoFile) =>
    hasFile(filename, sizeBytes) &&
    (renditions?.files ?? []).every((rendition) => hasFile(rendition.name, rendition.sizeBytes));
  return (await videos.list())
    .map((video) => asPlayable(video) ?? video)
    .filter((video) => video.storageUrl === undefined && !isThere(video))
    .map((video) => video.id);
}
