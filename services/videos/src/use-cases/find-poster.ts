import { asPlayed } from '../domain/video.ts';
import { videoNotFound } from '../domain/video-errors.ts';
import type { FindVideoFileParts, FoundMedia } from './find-video-file.ts';

/**
 * The still picture of a video.
 * @throws AppError `video_not_found`, also for a video that has no picture
 */
export async function findPoster({ videos, tiers }: FindVideoFileParts, id: number): Promise<FoundMedia> {
  const video = await videos.find(id);
  const poster = video && asPlayed(video)?.poster;
  const info = poster && (await tiers.posters.stat(poster.name));
  if (!info) throw videoNotFound();
  return { store: tiers.posters, info, isFinal: true };
}
