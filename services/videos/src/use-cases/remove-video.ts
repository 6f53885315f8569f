import type { Clock } from '@selah/service-kit/clock';
import type { Trash, VideoAnnouncer, VideoRepository } from '../domain/ports.ts';
import { languagesTouched, type Video } from '../domain/video.ts';
import { videoNotFound } from '../domain/video-errors.ts';

export interface RemoveVideoDeps {
  readonly videos: VideoRepository;
  readonly trash: Trash;
  readonly announce: VideoAnnouncer;
  readonly now: Clock;
}

/**
 * Removes one video (M-212). Its record and files lie in the trash for a week.
 * @throws AppError `video_not_found`
 */
export async function removeVideo(deps: RemoveVideoDeps, id: number): Promise<void> {
  const video = await deps.videos.find(id);
  if (!video || !(await moveToTrash(deps, video))) throw videoNotFound();
  await announceRemoval(deps, [video]);
}

/** Removes every video (M-213) and says how many there were. */
export async function removeAllVideos(deps: RemoveVideoDeps): Promise<number> {
  const removed: Video[] = [];
  for (const video of await deps.videos.list()) {
    if (await moveToTrash(deps, video)) removed.push(video);
  }
  await announceRemoval(deps, removed);
  return removed.length;
}

/** False when someone else removed it first. The note comes first, so that a crash loses nothing that is not noted. */
async function moveToTrash({ videos, trash, now }: RemoveVideoDeps, video: Video): Promise<boolean> {
  await trash.note(video, new Date(now()));
  if (!(await videos.remove(video.id))) return false;
  await trash.collect(video);
  return true;
}

async function announceRemoval({ announce }: RemoveVideoDeps, removed: readonly Video[]): Promise<void> {
  const languages = new Set(removed.flatMap((video) => languagesTouched(video, undefined)));
  if (languages.size > 0) await announce.changed([...languages]);
}
