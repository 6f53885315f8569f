import type { PlayableIndex } from '../../use-cases/playable-index.ts';
import { type RunMaintenanceDeps, runMaintenance } from '../../use-cases/run-maintenance.ts';
import type { VideoWorker } from '../../use-cases/video-worker.ts';
import type { ScheduledTask } from './run-every.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** What this service does at intervals; each task also runs at the start. */
export function scheduledTasks(
  deps: RunMaintenanceDeps & { readonly worker: VideoWorker; readonly index: PlayableIndex },
): readonly ScheduledTask[] {
  return [
    { name: 'process pending videos', everyMs: 15 * SECOND, run: () => deps.worker.processPending() },
    // An event that could not be published leaves the index out of date until then.
    { name: 'refresh the playable index', everyMs: 10 * MINUTE, run: () => deps.index.refresh() },
    { name: 'maintenance', everyMs: 24 * HOUR, run: () => runMaintenance(deps) },
  ];
}
