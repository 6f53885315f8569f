import { AppError } from '@selah/service-kit/errors/app-error';
import type { Language } from '@selah/shared/contracts/languages';
import type { VideoRepository } from '../../domain/ports.ts';
import { languagesTouched, type Video } from '../../domain/video.ts';

/** Only the worker and one person are expected to change a video at the same time. */
const MAX_TRIES = 8;

export interface VideoChange {
  readonly before: Video;
  readonly after: Video;
}

/**
 * Reads a video, decides with `change` what it becomes, and stores that; begins again when someone else was faster.
 * Undefined when the video is gone or `change` finds nothing to do.
 * @throws AppError `conflict` when others keep being faster
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

/** Languages whose set of playable videos the change may have touched. */
export function languagesTouchedBy(change: VideoChange | undefined): readonly Language[] {
  return change ? languagesTouched(change.before, change.after) : [];
}
