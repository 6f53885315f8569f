import pLimit from 'p-limit';
import type { MediaTiers, VideoRepository } from '../../domain/ports.ts';
import { type Trash, type TrashEntry, type TrashedVideo, trashBatches } from '../../domain/trash.ts';
import { filesOf } from '../../domain/video.ts';
import { discardFiles } from '../editing/discard-files.ts';

export interface DeleteFromTrashDeps {
  readonly videos: VideoRepository;
  readonly tiers: MediaTiers;
  readonly trash: Trash;
}

/** Videos whose files are deleted at once: each waits for the disk and for the cloud tier. */
const AT_ONCE = 8;

/**
 * Deletes entries of the trash permanently, in every tier, and returns their number; missing ones are skipped.
 * @throws AppError `unavailable` if the cloud tier has a copy and cannot be reached; the entry then stays in the trash
 */
export async function deleteFromTrash(deps: DeleteFromTrashDeps, ids: readonly string[]): Promise<number> {
  let deleted = 0;
  for (const batch of trashBatches(ids)) deleted += await deleteEntries(deps, await deps.trash.find(batch));
  return deleted;
}

/**
 * Skips videos that are in use: they were noted and never removed, or were restored. Returns how many entries were deleted.
 * @throws the first failure, after the other entries are deleted
 */
export async function deleteEntries(
  deps: DeleteFromTrashDeps,
  entries: readonly TrashEntry[],
): Promise<number> {
  const videos = entries.filter((entry) => entry.kind === 'video');
  const inUse = new Set(
    (await deps.videos.findMany(videos.map(({ video }) => video.id))).map(({ id }) => id),
  );
  const unused = videos.filter(({ video }) => !inUse.has(video.id));
  const { cleared, failures } = await discardAll(deps, unused);
  const dropped = [...entries.filter(({ kind }) => kind === 'file'), ...cleared];
  await deps.trash.drop(dropped);
  if (failures.length > 0) throw failures[0];
  return dropped.length;
}

async function discardAll({ videos, tiers }: DeleteFromTrashDeps, entries: readonly TrashedVideo[]) {
  const names = entries.flatMap(({ video }) => filesOf(video).map(({ filename }) => filename));
  // Their files were added again as other videos.
  const inUse = await videos.filenamesInUse(names);
  const limit = pLimit(AT_ONCE);
  const cleared: TrashedVideo[] = [];
  const failures: unknown[] = [];
  const discard = async (entry: TrashedVideo) => {
    const files = filesOf(entry.video).filter(({ filename }) => !inUse.has(filename));
    await discardFiles(tiers, files).then(
      () => cleared.push(entry),
      (error: unknown) => failures.push(error),
    );
  };
  await Promise.all(entries.map((entry) => limit(() => discard(entry))));
  return { cleared, failures };
}
