import { VIDEO_LIST } from '@selah/shared/contracts/limits';
import type { VideoRepository } from '../../domain/ports.ts';
import type { Trash, TrashEntry } from '../../domain/trash.ts';

export interface ListTrashDeps {
  readonly videos: VideoRepository;
  readonly trash: Trash;
}

/**
 * The entries that can be restored, the latest first: not those that were noted and never removed, or are restored already.
 * With `before`, only those deleted earlier; at most one page, and the rest of its last moment.
 */
export async function listTrash(
  { videos, trash }: ListTrashDeps,
  before?: Date,
): Promise<readonly TrashEntry[]> {
  const latestFirst = (await restorable({ videos, trash })).toSorted(
    (a, b) => b.deletedAt.getTime() - a.deletedAt.getTime(),
  );
  const earlier = before ? latestFirst.filter(({ deletedAt }) => deletedAt < before) : latestFirst;
  const last = earlier[VIDEO_LIST.managedPage - 1];
  return last ? earlier.filter(({ deletedAt }) => deletedAt >= last.deletedAt) : earlier;
}

async function restorable({ videos, trash }: ListTrashDeps): Promise<readonly TrashEntry[]> {
  const entries = await trash.list();
  const removed = entries.filter((entry) => entry.kind === 'video').map(({ video }) => video.id);
  const ids = new Set((await videos.findMany(removed)).map((video) => video.id));
  return entries.filter((entry) => entry.kind === 'file' || !ids.has(entry.video.id));
}
