import type { MediaTiers, VideoRepository } from '../../domain/ports.ts';
import type { Trash, TrashEntry } from '../../domain/trash.ts';
import { filesOf } from '../../domain/video.ts';
import { discardFiles } from '../editing/discard-files.ts';

export interface DeleteFromTrashDeps {
  readonly videos: VideoRepository;
  readonly tiers: MediaTiers;
  readonly trash: Trash;
}

/**
 * Deletes entries of the trash for good, in every tier, and says how many; one that is gone is passed over.
 * @throws AppError `unavailable` when the cloud tier has a copy and cannot be reached; what is left stays in the trash
 */
export async function deleteFromTrash(deps: DeleteFromTrashDeps, ids: readonly string[]): Promise<number> {
  let deleted = 0;
  for (const id of new Set(ids)) {
    const entry = await deps.trash.find(id);
    if (entry && (await deleteEntry(deps, entry))) deleted += 1;
  }
  return deleted;
}

/** False when the video is in use: it was noted and never removed, or is back already. */
export async function deleteEntry(
  { videos, tiers, trash }: DeleteFromTrashDeps,
  entry: TrashEntry,
): Promise<boolean> {
  if (entry.kind === 'video') {
    if (await videos.find(entry.video.id)) return false;
    for (const file of filesOf(entry.video)) {
      // Its file was added again as another video.
      const isInUse = (await videos.findByFilename(file.filename)) !== undefined;
      if (!isInUse) await discardFiles(tiers, [file]);
    }
  }
  await trash.drop(entry);
  return true;
}
