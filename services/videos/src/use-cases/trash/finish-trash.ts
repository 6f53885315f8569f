import type { Clock } from '@selah/service-kit/clock';
import type { VideoRepository } from '../../domain/ports.ts';
import { expiresAt, type TrashEntry, type TrashedVideo } from '../../domain/trash.ts';
import { filesOf } from '../../domain/video.ts';
import { type DeleteFromTrashDeps, deleteEntry } from './delete-from-trash.ts';

/** An older removal or restore was interrupted by a crash. Milliseconds. */
const UNDER_WAY_MS = 60 * 60 * 1000;

export interface FinishTrashDeps extends DeleteFromTrashDeps {
  readonly now: Clock;
}

/**
 * Finishes interrupted removals and restores, in the direction given by the record, and permanently deletes what was removed
 * a week ago. May run in several processes, and concurrently with removals and restores.
 */
export async function finishTrash(deps: FinishTrashDeps): Promise<void> {
  const failures: unknown[] = [];
  for (const entry of await deps.trash.list()) {
    // An entry whose cloud copy cannot be deleted must not delay the others for an hour.
    await settleEntry(deps, entry).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'the trash was not finished');
}

async function settleEntry(deps: FinishTrashDeps, entry: TrashEntry): Promise<void> {
  if (entry.kind === 'video') await settleVideo(deps, entry);
  if (expiresAt(entry).getTime() <= deps.now()) await deleteEntry(deps, entry);
}

async function settleVideo({ videos, trash, now }: FinishTrashDeps, entry: TrashedVideo): Promise<void> {
  if (!(await videos.find(entry.video.id)) && !(await areInUse(videos, entry))) {
    await trash.collect(entry.video);
  }
  // Checked again: the video may have been restored while its files were moved.
  if (!(await videos.find(entry.video.id))) return;
  await trash.putBack(entry);
  if (entry.deletedAt.getTime() < now() - UNDER_WAY_MS) await trash.forget(entry);
}

/** Whether another video was created from a file of this one. */
async function areInUse(videos: VideoRepository, { video }: TrashedVideo): Promise<boolean> {
  const users = await Promise.all(filesOf(video).map((file) => videos.findByFilename(file.filename)));
  return users.some(Boolean);
}
