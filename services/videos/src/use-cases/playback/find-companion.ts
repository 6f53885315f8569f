import type { CompanionKind } from '../../domain/companions.ts';
import type { VideoRepository } from '../../domain/ports.ts';
import { asPlayable, type VideoFile } from '../../domain/video.ts';
import { videoNotFound } from '../../domain/video-errors.ts';
import type { FindVideoFileDeps, FoundMedia } from './find-video-file.ts';

export type FindCompanionDeps = Pick<FindVideoFileDeps, 'videos' | 'tiers' | 'index'>;

/**
 * Finds the poster or the captions of a video. Those of a playable video need no query.
 * @throws AppError `video_not_found`, also for a video without them
 */
export async function findCompanion(
  { videos, tiers, index }: FindCompanionDeps,
  kind: CompanionKind,
  id: number,
): Promise<FoundMedia> {
  const store = tiers.companions[kind];
  const infoFor = async (video: VideoFile | undefined) => {
    const companion = video?.[kind];
    return companion && store.stat(companion.name);
  };
  const info = (await infoFor(index.findById(id))) ?? (await infoFor(await findPlayed(videos, id)));
  if (!info) throw videoNotFound();
  return { store, info, caching: 'forever' };
}

async function findPlayed(videos: VideoRepository, id: number): Promise<VideoFile | undefined> {
  const video = await videos.find(id);
  return video && asPlayable(video);
}
