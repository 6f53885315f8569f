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
export async function listTrash(deps: ListTrashDeps, before?: Date): Promise<readonly TrashEntry[]> {
  const most = VIDEO_LIST.managedPage;
  const found: TrashEntry[] = [];
  let from = before;
  do {
    const { entries, next } = await deps.trash.page({ most, before: from });
    found.push(...(await restorable(deps, entries)));
    from = next;
  } while (from && found.length < most);
  const last = found[most - 1];
  return last ? found.filter(({ deletedAt }) => deletedAt >= last.deletedAt) : found;
}

async function restorable(
  { videos }: ListTrashDeps,
  entries: readonly TrashEntry[],
): Promise<readonly TrashEntry[]> {
  const removed = entries.filter((entry) => entry.kind === 'video').map(({ video }) => video.id);
  const ids = new Set((await videos.findMany(removed)).map((video) => video.id));
  return entries.filter((entry) => entry.kind === 'file' || !ids.has(entry.video.id));
}
