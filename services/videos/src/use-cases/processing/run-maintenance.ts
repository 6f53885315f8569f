import type { Clock } from '@selah/service-kit/clock';
import type { MediaTiers, TemporaryFolders, VideoRepository } from '../../domain/ports.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Longer than any upload or conversion (milliseconds): an older file without a record is unused. */
const LEFTOVER_MS = DAY_MS;

export interface RunMaintenanceDeps {
  readonly videos: VideoRepository;
  readonly tiers: MediaTiers;
  readonly temporary: TemporaryFolders;
  readonly now: Clock;
}

/**
 * Deletes files that crashes left behind. An error of one step does not prevent the others.
 * @throws AggregateError with the errors
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
