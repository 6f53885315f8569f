import type { Clock } from '@selah/service-kit/clock';
import { AppError } from '@selah/service-kit/errors/app-error';
import type { Language } from '@selah/shared/contracts/languages';
import type { VideoAnnouncer, VideoRepository } from '../../domain/ports.ts';
import { type Trash, trashBatches } from '../../domain/trash.ts';
import { languagesTouched, type Video } from '../../domain/video.ts';
import { videoNotFound } from '../../domain/video-errors.ts';

export interface RemoveVideoDeps {
  readonly videos: VideoRepository;
  readonly trash: Trash;
  readonly announce: VideoAnnouncer;
  readonly now: Clock;
}

/** Videos that change while they are removed are read again this often. */
const MAX_TRIES = 8;

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
  const removal = await deps.announce.change(() => removeInBatches(deps, ids), languagesOfRemoved);
  if (removal.failure !== undefined) throw removal.failure;
  return removal.count;
}

interface Removal {
  readonly count: number;
  readonly videos: readonly Video[];
  /** What ended it early. What was removed by then is announced all the same. */
  readonly failure?: unknown;
}

async function removeInBatches(deps: RemoveVideoDeps, ids: readonly number[]): Promise<Removal> {
  let count = 0;
  const videos: Video[] = [];
  try {
    for (const batch of trashBatches(ids)) count += await removeBatch(deps, batch, videos);
    return { count, videos };
  } catch (failure) {
    return { count, videos, failure };
  }
}

/** The notes come first: a crash after them loses nothing. Adds what was removed to `removed`. */
async function removeBatch(
  { videos, trash, now }: RemoveVideoDeps,
  ids: readonly number[],
  removed: Video[],
): Promise<number> {
  let count = 0;
  let wanted = await videos.findMany(ids);
  for (let attempt = 0; wanted.length > 0; attempt += 1) {
    if (attempt === MAX_TRIES) throw new AppError('conflict');
    await trash.note(wanted, new Date(now()));
    count += await videos.removeMany(wanted);
    // Those that were changed since they were read.
    const left = await videos.findMany(wanted.map(({ id }) => id));
    const leftIds = new Set(left.map(({ id }) => id));
    const gone = wanted.filter(({ id }) => !leftIds.has(id));
    removed.push(...gone);
    await trash.collect(gone);
    wanted = left;
  }
  return count;
}

function languagesOfRemoved({ videos }: Removal): readonly Language[] {
  const inOrder = videos.toSorted((a, b) => a.id - b.id);
  return [...new Set(inOrder.flatMap((video) => languagesTouched(video, undefined)))];
}
