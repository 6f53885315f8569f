import type { Clock } from '@selah/service-kit/clock';
import type { Language } from '@selah/shared/contracts/languages';
import pLimit from 'p-limit';
import type { VideoAnnouncer, VideoRepository } from '../../domain/ports.ts';
import type { Trash } from '../../domain/trash.ts';
import { languagesTouched, type Video } from '../../domain/video.ts';
import { videoNotFound } from '../../domain/video-errors.ts';

export interface RemoveVideoDeps {
  readonly videos: VideoRepository;
  readonly trash: Trash;
  readonly announce: VideoAnnouncer;
  readonly now: Clock;
}

/** Videos removed concurrently; each waits for the disk and for the database. */
const AT_ONCE = 8;

/**
 * Removes one video (M-212). Its record and files stay in the trash for a week.
 * @throws AppError `video_not_found`
 */
export async function removeVideo(deps: RemoveVideoDeps, id: number): Promise<void> {
  if ((await removeVideos(deps, [id])) === 0) throw videoNotFound();
}

/** Removes all videos (M-213) and returns their number. */
export async function removeAllVideos(deps: RemoveVideoDeps): Promise<number> {
  const all = await deps.videos.list();
  return removeVideos(
    deps,
    all.map((video) => video.id),
  );
}

/** Removes these videos and returns the number of those that existed. */
export async function removeVideos(deps: RemoveVideoDeps, ids: readonly number[]): Promise<number> {
  const { removed, failures } = await deps.announce.change(() => putAwayAll(deps, ids), languagesOfRemoved);
  if (failures.length > 0) throw failures[0];
  return removed.length;
}

interface Removal {
  readonly removed: readonly Video[];
  readonly failures: readonly unknown[];
}

async function putAwayAll(deps: RemoveVideoDeps, ids: readonly number[]): Promise<Removal> {
  const inTurn = pLimit(AT_ONCE);
  const removed: Video[] = [];
  const work = [...new Set(ids)].map((id) =>
    inTurn(async () => {
      const video = await deps.videos.find(id);
      if (video && (await putAway(deps, video))) removed.push(video);
    }),
  );
  const outcomes = await Promise.allSettled(work);
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  return { removed, failures };
}

/** False if another request removed it first. The note is written first, so that a crash after it loses nothing. */
async function putAway({ videos, trash, now }: RemoveVideoDeps, video: Video): Promise<boolean> {
  await trash.note(video, new Date(now()));
  if (!(await videos.remove(video.id))) return false;
  await trash.collect(video);
  return true;
}

function languagesOfRemoved({ removed }: Removal): readonly Language[] {
  const inOrder = removed.toSorted((a, b) => a.id - b.id);
  return [...new Set(inOrder.flatMap((video) => languagesTouched(video, undefined)))];
}
