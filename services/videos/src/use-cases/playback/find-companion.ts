import type { CompanionKind } from '../../domain/companions.ts';
import { asPlayed } from '../../domain/video.ts';
import { videoNotFound } from '../../domain/video-errors.ts';
import type { FindVideoFileDeps, FoundMedia } from './find-video-file.ts';

/**
 * The still picture or the captions of a video.
 * @throws AppError `video_not_found`, also for a video that has none
 */
export async function findCompanion(
  { videos, tiers }: Pick<FindVideoFileDeps, 'videos' | 'tiers'>,
  kind: CompanionKind,
  id: number,
): Promise<FoundMedia> {
  const video = await videos.find(id);
  const companion = video && asPlayed(video)?.[kind];
  const store = tiers.companions[kind];
  const info = companion && (await store.stat(companion.name));
  if (!info) throw videoNotFound();
  return { store, info, caching: 'forever' };
}
