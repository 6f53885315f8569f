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
 * Deletes entries of the trash permanently, in every tier, and returns their number; missing ones are skipped.
 * @throws AppError `unavailable` if the cloud tier has a copy and cannot be reached; the entry then stays in the trash
 */
export async function deleteFromTrash(deps: DeleteFromTrashDeps, ids: readonly string[]): Promise<number> {
  let deleted = 0;
  for (const id of new Set(ids)) {
    const entry = await deps.trash.find(id);
    if (entry && (await deleteEntry(deps, entry))) deleted += 1;
  }
  return deleted;
}

/** False if the video is in use: it was noted and never removed, or is restored already. */
export async function deleteEntry(
  { videos, tiers, trash }: DeleteFromTrashDeps,
  entry: TrashEntry,
): Promise<boolean> {
  if (entry.kind === 'video') {
    if (await videos.find(entry.video.id)) return false;
    for (const file of filesOf(entry.video)) {
      // Its file was uploaded again as another video.
      const isInUse = (await videos.findByFilename(file.filename)) !== undefined;
      if (!isInUse) await discardFiles(tiers, [file]);
    }
  }
  await trash.drop(entry);
  return true;
}
