import type { Clock } from '@selah/service-kit/clock';
import { addedCaptionsOf, videoIdOfRendition } from '../../domain/filenames.ts';
import type { MediaTiers, TemporaryFolders, VideoRepository } from '../../domain/ports.ts';
import type { Trash } from '../../domain/trash.ts';
import { filesOf, type Video, type VideoFile } from '../../domain/video.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Longer than any upload or conversion (milliseconds): an older file without a record is unused. */
const LEFTOVER_MS = DAY_MS;

export interface RunMaintenanceDeps {
  readonly videos: VideoRepository;
  readonly tiers: MediaTiers;
  readonly temporary: TemporaryFolders;
  readonly trash: Pick<Trash, 'find'>;
  readonly now: Clock;
}

/**
 * Deletes files that crashes left behind. An error of one step does not prevent the others.
 * @throws AggregateError with the errors
 */
export async function runMaintenance(deps: RunMaintenanceDeps): Promise<void> {
  const outcomes = await Promise.allSettled([
    clearIncoming(deps),
    clearCaptions(deps),
    clearRenditions(deps),
    deps.temporary.clear(new Date(deps.now() - LEFTOVER_MS)),
  ]);
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  if (failures.length > 0) throw new AggregateError(failures, 'maintenance was not finished');
}

async function clearIncoming({ videos, tiers, now }: RunMaintenanceDeps): Promise<void> {
  const failures: unknown[] = [];
  for await (const { name, modifiedAt } of tiers.incoming.list()) {
    if (modifiedAt.getTime() > now() - LEFTOVER_MS) continue;
    const video = await videos.findByFilename(name);
    const isWaiting = video?.filename === name && video.processing !== 'ready';
    if (isWaiting || video?.adopting?.filename === name) continue;
    await tiers.incoming.delete(name).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'incoming files could not be deleted');
}

/** Deletes added captions that neither a record nor the trash uses: a crash between storing and recording them left them. */
async function clearCaptions(deps: RunMaintenanceDeps): Promise<void> {
  const store = deps.tiers.companions.captions;
  const failures: unknown[] = [];
  for await (const { name, modifiedAt } of store.list()) {
    if (modifiedAt.getTime() > deps.now() - LEFTOVER_MS) continue;
    const added = addedCaptionsOf(name);
    const isThis = ({ captions }: VideoFile) => captions?.name === name;
    if (!added || (await isInUse(deps, added.videoId, isThis))) continue;
    await store.delete(name).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'captions could not be deleted');
}

/** Deletes smaller versions of films that neither a record nor the trash uses. */
async function clearRenditions(deps: RunMaintenanceDeps): Promise<void> {
  const store = deps.tiers.renditions;
  const failures: unknown[] = [];
  for await (const { name, modifiedAt } of store.list()) {
    if (modifiedAt.getTime() > deps.now() - LEFTOVER_MS) continue;
    const id = videoIdOfRendition(name);
    const isThis = ({ renditions }: VideoFile) =>
      renditions?.files.some((file) => file.name === name) ?? false;
    if (id === undefined || (await isInUse(deps, id, isThis))) continue;
    await store.delete(name).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'smaller versions could not be deleted');
}

/** Whether the video has a file that uses something, as a record or in the trash. */
async function isInUse(
  { videos, trash }: RunMaintenanceDeps,
  id: number,
  uses: (file: VideoFile) => boolean,
): Promise<boolean> {
  const have = (video: Video | undefined) => video !== undefined && filesOf(video).some(uses);
  if (have(await videos.find(id))) return true;
  const entries = await trash.find([String(id)]);
  // The record once more: the video may have been restored between the two reads.
  return entries.some((entry) => entry.kind === 'video' && have(entry.video)) || have(await videos.find(id));
}
