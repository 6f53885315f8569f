import type { Clock } from '@selah/service-kit/clock';
import type { VideoRepository } from '../../domain/ports.ts';
import { expiresAt, type TrashEntry, type TrashedVideo } from '../../domain/trash.ts';
import { filesOf } from '../../domain/video.ts';
import { type DeleteFromTrashDeps, deleteEntry } from './delete-from-trash.ts';

/** A removal or a return is over by then: what is older was broken off by a crash. Milliseconds. */
const UNDER_WAY_MS = 60 * 60 * 1000;

export interface SettleTrashDeps extends DeleteFromTrashDeps {
  readonly now: Clock;
}

/**
 * Finishes what a crash broke off, in the direction that the record names, and deletes for good what was removed a week
 * ago. Safe to run in several processes, and beside people who remove and restore.
 */
export async function settleTrash(deps: SettleTrashDeps): Promise<void> {
  const failures: unknown[] = [];
  for (const entry of await deps.trash.list()) {
    // One entry whose cloud copy cannot be deleted now must not keep the others for another hour.
    await settleEntry(deps, entry).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'the trash was not settled');
}

async function settleEntry(deps: SettleTrashDeps, entry: TrashEntry): Promise<void> {
  if (entry.kind === 'video') await settleVideo(deps, entry);
  if (expiresAt(entry).getTime() <= deps.now()) await deleteEntry(deps, entry);
}

async function settleVideo({ videos, trash, now }: SettleTrashDeps, entry: TrashedVideo): Promise<void> {
  if (!(await videos.find(entry.video.id)) && !(await areInUse(videos, entry))) {
    await trash.collect(entry.video);
  }
  // Looked up again: the video may have come back while its files were collected.
  if (!(await videos.find(entry.video.id))) return;
  await trash.putBack(entry);
  if (entry.deletedAt.getTime() < now() - UNDER_WAY_MS) await trash.forget(entry);
}

/** Whether another video was made of a file of this one. */
async function areInUse(videos: VideoRepository, { video }: TrashedVideo): Promise<boolean> {
  const users = await Promise.all(filesOf(video).map((file) => videos.findByFilename(file.filename)));
  return users.some(Boolean);
}
