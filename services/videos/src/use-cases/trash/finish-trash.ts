import type { Clock } from '@selah/service-kit/clock';
import { expiresAt, type TrashEntry, type TrashedVideo, trashBatches } from '../../domain/trash.ts';
import { filesOf } from '../../domain/video.ts';
import { type DeleteFromTrashDeps, deleteEntries } from './delete-from-trash.ts';

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
  for (const batch of trashBatches(await deps.trash.list())) {
    // Entries whose cloud copy cannot be deleted now must not keep the others for another hour.
    await settleBatch(deps, batch).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'the trash was not finished');
}

async function settleBatch(deps: FinishTrashDeps, entries: readonly TrashEntry[]): Promise<void> {
  await settleVideos(
    deps,
    entries.filter((entry) => entry.kind === 'video'),
  );
  await deleteEntries(
    deps,
    entries.filter((entry) => expiresAt(entry).getTime() <= deps.now()),
  );
}

async function settleVideos(deps: FinishTrashDeps, entries: readonly TrashedVideo[]): Promise<void> {
  const { videos, trash, now } = deps;
  const recorded = await recordedIds(deps, entries);
  // Other videos may have been made of these files.
  const inUse = await videos.filenamesInUse(entries.flatMap(filenamesOf));
  const gone = entries.filter((entry) => {
    return !recorded.has(entry.video.id) && !filenamesOf(entry).some((name) => inUse.has(name));
  });
  await trash.collect(gone.map(({ video }) => video));
  // Looked up again: a video may have come back while its files were collected.
  const back = await recordedIds(deps, entries);
  const returned = entries.filter(({ video }) => back.has(video.id));
  await trash.putBack(returned);
  await trash.forget(returned.filter(({ deletedAt }) => deletedAt.getTime() < now() - UNDER_WAY_MS));
}

async function recordedIds(
  { videos }: FinishTrashDeps,
  entries: readonly TrashedVideo[],
): Promise<ReadonlySet<number>> {
  const found = await videos.findMany(entries.map(({ video }) => video.id));
  return new Set(found.map(({ id }) => id));
}

function filenamesOf({ video }: TrashedVideo): readonly string[] {
  return filesOf(video).map(({ filename }) => filename);
}
