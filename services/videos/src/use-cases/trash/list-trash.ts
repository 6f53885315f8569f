import type { VideoRepository } from '../../domain/ports.ts';
import type { Trash, TrashEntry } from '../../domain/trash.ts';

export interface ListTrashDeps {
  readonly videos: VideoRepository;
  readonly trash: Trash;
}

/** The entries that can be restored, the latest first: not those that were noted and never removed, or are restored already. */
export async function listTrash({ videos, trash }: ListTrashDeps): Promise<readonly TrashEntry[]> {
  const entries = await trash.list();
  const removed = entries.filter((entry) => entry.kind === 'video').map(({ video }) => video.id);
  const ids = new Set((await videos.findMany(removed)).map((video) => video.id));
  return entries
    .filter((entry) => entry.kind === 'file' || !ids.has(entry.video.id))
    .toSorted((a, b) => b.deletedAt.getTime() - a.deletedAt.getTime());
}
