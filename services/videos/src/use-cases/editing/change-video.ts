import { AppError } from '@selah/service-kit/errors/app-error';
import type { Language } from '@selah/shared/contracts/languages';
import type { VideoRepository } from '../../domain/ports.ts';
import { languagesTouched, type Video } from '../../domain/video.ts';

/** Attempts; usually only the worker and one person change a video at the same time. */
const MAX_TRIES = 8;

export interface VideoChange {
  readonly before: Video;
  readonly after: Video;
}

/**
 * Reads a video, computes the new one with `change`, and saves it; repeats if it was changed concurrently. Undefined if the
 * video is missing or `change` returns nothing.
 * @throws AppError `conflict` after too many attempts
 */
export async function changeVideo(
  videos: VideoRepository,
  id: number,
  change: (video: Video) => Video | undefined,
): Promise<VideoChange | undefined> {
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const before = await videos.find(id);
    const after = before && change(before);
    if (!before || !after) return undefined;
    if (await videos.save(after)) return { before, after };
  }
  throw new AppError('conflict');
}

/** The languages whose set of playable videos the change may affect. */
export function languagesTouchedBy(change: VideoChange | undefined): readonly Language[] {
  return change ? languagesTouched(change.before, change.after) : [];
}
