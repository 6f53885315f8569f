import type { VideoRepository } from '../../domain/ports.ts';
import { asPlayable, type Video } from '../../domain/video.ts';
import { videoNotFound } from '../../domain/video-errors.ts';

/**
 * The video as it is played, or as it is if it cannot be played yet.
 * @throws AppError `video_not_found`
 */
export async function findFilm(
  { videos }: { readonly videos: Pick<VideoRepository, 'find'> },
  id: number,
): Promise<Video> {
  const video = await videos.find(id);
  if (!video) throw videoNotFound();
  return asPlayable(video) ?? video;
}
