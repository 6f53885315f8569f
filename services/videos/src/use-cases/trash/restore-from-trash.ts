import type { Language } from '@selah/shared/contracts/languages';
import type { VideoAnnouncer, VideoRepository } from '../../domain/ports.ts';
import { type Trash, type TrashEntry, type TrashedVideo, trashBatches } from '../../domain/trash.ts';
import { edited, languagesTouched, type Video } from '../../domain/video.ts';

export interface RestoreFromTrashDeps {
  readonly videos: VideoRepository;
  readonly trash: Trash;
  readonly announce: VideoAnnouncer;
}

/** Restores entries of the trash and returns their number; one that is missing, or whose name is in use, is skipped. */
export async function restoreFromTrash(deps: RestoreFromTrashDeps, ids: readonly string[]): Promise<number> {
  const { videos, files, failure } = await deps.announce.change(
    () => restoreInBatches(deps, ids),
    languagesOfRestored,
  );
  for (const { id, processing } of videos) if (processing === 'pending') await deps.announce.uploaded(id);
  if (failure !== undefined) throw failure;
  return videos.length + files;
}

interface Restored {
  readonly videos: readonly Video[];
  /** The number of files without a record. */
  readonly files: number;
  /** What ended it early. What was restored by then is announced all the same. */
  readonly failure?: unknown;
}

async function restoreInBatches(deps: RestoreFromTrashDeps, ids: readonly string[]): Promise<Restored> {
  const videos: Video[] = [];
  let files = 0;
  try {
    for (const batch of trashBatches(ids)) {
      const entries = await deps.trash.find(batch);
      files += await restoreFiles(
        deps,
        entries.filter(({ kind }) => kind === 'file'),
      );
      await restoreVideos(
        deps,
        entries.filter((entry) => entry.kind === 'video'),
        videos,
      );
    }
    return { videos, files };
  } catch (failure) {
    return { videos, files, failure };
  }
}

/** First the records, then their files: from then on a crash leaves what maintenance finishes. Adds to `restored`. */
async function restoreVideos(
  { videos, trash }: RestoreFromTrashDeps,
  entries: readonly TrashedVideo[],
  restored: Video[],
): Promise<void> {
  const records = entries.map(({ video }) => {
    const changed = edited(video);
    return { ...changed, revision: changed.revision + 1 };
  });
  const back = new Map((await videos.restoreMany(records)).map((video) => [video.id, video]));
  const returned = entries.filter(({ video }) => back.has(video.id));
  restored.push(...returned.map(({ video }) => video));
  const kept = new Set((await trash.putBack(returned)).map(({ id }) => id));
  // Deleted for good in the same moment.
  const dropped = returned.filter(({ id }) => !kept.has(id));
  await videos.removeMany(dropped.flatMap(({ video }) => back.get(video.id) ?? []));
  for (const { video } of dropped) restored.splice(restored.indexOf(video), 1);
  await trash.forget(returned.filter(({ id }) => kept.has(id)));
}

async function restoreFiles(
  { trash }: RestoreFromTrashDeps,
  entries: readonly TrashEntry[],
): Promise<number> {
  if (entries.length === 0) return 0;
  await trash.putBack(entries);
  // Still in when another file of its name stands in its place.
  const still = new Set((await trash.find(entries.map(({ id }) => id))).map(({ id }) => id));
  const returned = entries.filter(({ id }) => !still.has(id));
  await trash.forget(returned);
  return returned.length;
}

function languagesOfRestored({ videos }: Restored): readonly Language[] {
  return [...new Set(videos.flatMap((video) => languagesTouched(undefined, video)))];
}
