import type { VideoAnnouncer } from '../../domain/ports.ts';
import type { CloudJobWorker } from '../../use-cases/cloud/cloud-job-worker.ts';
import type { PlayableIndex } from '../../use-cases/playback/playable-index.ts';
import { type RunMaintenanceDeps, runMaintenance } from '../../use-cases/processing/run-maintenance.ts';
import type { VideoWorker } from '../../use-cases/processing/video-worker.ts';
import type { RenditionWorker } from '../../use-cases/renditions/rendition-worker.ts';
import { type FinishTrashDeps, finishTrash } from '../../use-cases/trash/finish-trash.ts';
import {
  type DeleteExpiredUploadsDeps,
  deleteExpiredUploads,
} from '../../use-cases/uploads/delete-expired-uploads.ts';
import type { ScheduledTask } from './run-every.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The worker's repeated tasks; each also runs at the start. */
export function workerTasks(
  deps: RunMaintenanceDeps &
    DeleteExpiredUploadsDeps &
    FinishTrashDeps & {
      readonly announce: VideoAnnouncer;
      readonly worker: VideoWorker;
      readonly cloudJobWorker: CloudJobWorker;
      readonly renditionWorker: RenditionWorker;
      /** Takes over what an earlier version kept in files. */
      readonly importTrashNotes: () => Promise<void>;
    },
): readonly ScheduledTask[] {
  return [
    { name: 'announce missed changes', everyMs: 5 * SECOND, run: () => deps.announce.announceMissed() },
    { name: 'process pending videos', everyMs: 15 * SECOND, run: () => deps.worker.processPending() },
    // The delay does not matter to users, and a query costs little.
    { name: 'upload to the cloud tier', everyMs: 3 * SECOND, run: () => deps.cloudJobWorker.work() },
    { name: 'make smaller versions of films', everyMs: 5 * SECOND, run: () => deps.renditionWorker.work() },
    { name: 'sweep abandoned uploads', everyMs: HOUR, run: () => deleteExpiredUploads(deps) },
    { name: 'import notes of the trash', everyMs: 24 * HOUR, run: deps.importTrashNotes },
    { name: 'settle the trash', everyMs: HOUR, run: () => finishTrash(deps) },
    { name: 'maintenance', everyMs: 24 * HOUR, run: () => runMaintenance(deps) },
  ];
}

/** The repeated tasks of each process that serves HTTP; each also runs at the start. */
export function videosTasks({
  index,
  announce,
}: {
  readonly index: PlayableIndex;
  readonly announce: VideoAnnouncer;
}): readonly ScheduledTask[] {
  return [
    // Announces the changes of processes that crashed between a change and its announcement.
    { name: 'announce missed changes', everyMs: 5 * SECOND, run: () => announce.announceMissed() },
    // In case an event is lost for any other reason.
    { name: 'refresh the playable index', everyMs: 10 * MINUTE, run: () => index.refresh() },
  ];
}
