import type { CloudJobWorker } from '../../use-cases/cloud-job-worker.ts';
import type { PlayableIndex } from '../../use-cases/playable-index.ts';
import { type RunMaintenanceDeps, runMaintenance } from '../../use-cases/run-maintenance.ts';
import { type SettleTrashDeps, settleTrash } from '../../use-cases/settle-trash.ts';
import { type SweepUploadsDeps, sweepUploads } from '../../use-cases/sweep-uploads.ts';
import type { VideoWorker } from '../../use-cases/video-worker.ts';
import type { ScheduledTask } from './run-every.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** What the worker does at intervals; each task also runs at the start. */
export function workerTasks(
  deps: RunMaintenanceDeps &
    SweepUploadsDeps &
    SettleTrashDeps & { readonly worker: VideoWorker; readonly cloudJobWorker: CloudJobWorker },
): readonly ScheduledTask[] {
  return [
    { name: 'process pending videos', everyMs: 15 * SECOND, run: () => deps.worker.processPending() },
    // Nobody waits for it with a finger on the button, and a query costs little.
    { name: 'upload to the cloud tier', everyMs: 3 * SECOND, run: () => deps.cloudJobWorker.work() },
    { name: 'sweep abandoned uploads', everyMs: HOUR, run: () => sweepUploads(deps) },
    { name: 'settle the trash', everyMs: HOUR, run: () => settleTrash(deps) },
    { name: 'maintenance', everyMs: 24 * HOUR, run: () => runMaintenance(deps) },
  ];
}

/** Reads the index anew: an event that could not be published leaves it out of date until then. */
export function refreshTask(index: PlayableIndex): ScheduledTask {
  return { name: 'refresh the playable index', everyMs: 10 * MINUTE, run: () => index.refresh() };
}
