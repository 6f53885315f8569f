import type { Clock } from '@selah/service-kit/clock';
import type { MediaTiers, TemporaryFolders, VideoRepository } from '../../domain/ports.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** No upload or conversion takes this long (milliseconds): an older file without a record is unused. */
const LEFTOVER_MS = DAY_MS;

export interface RunMaintenanceDeps {
  readonly videos: VideoRepository;
  readonly tiers: MediaTiers;
  readonly temporary: TemporaryFolders;
  readonly now: Clock;
}

/**
 * Deletes files that a crash between two steps left behind. A step that fails keeps no other from being done.
 * @throws AggregateError with what failed
 */
export async function runMaintenance(deps: RunMaintenanceDeps): Promise<void> {
  const outcomes = await Promise.allSettled([
    clearIncoming(deps),
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
