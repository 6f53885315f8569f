import type { Logger } from '@selah/service-kit/logging/logger';
import type { CloudUploadJob } from '@selah/shared/contracts/videos/diagnostics';
import type { MediaStore } from '../domain/media-store.ts';
import { asPlayed } from '../domain/video.ts';
import { type RepairVideoDeps, repairVideo } from './repair-video.ts';

export interface CloudUpload {
  /** Begins, or answers the one under way. */
  start(): Promise<CloudUploadJob>;
  /** How far the last one has come in this process; undefined before the first. */
  progress(): CloudUploadJob | undefined;
  /** Ends after the file in hand. */
  stop(): Promise<void>;
}

/**
 * Brings every video to the cloud tier in the background (M-227), one file at a time so that visitors keep their share
 * of the line. Videos whose file is missing are tried as well: the cloud may still have it (Q28).
 */
export function createCloudUpload(deps: RepairVideoDeps & { readonly logger: Logger }): CloudUpload {
  const { videos, tiers, logger } = deps;
  let job: CloudUploadJob | undefined;
  let running: Promise<void> | undefined;
  let isStopping = false;

  async function run(ids: readonly number[]): Promise<void> {
    let progress = { total: ids.length, done: 0, failed: 0 };
    for (const id of ids) {
      if (isStopping) break;
      const isBrought = await bring(id);
      progress = {
        ...progress,
        done: progress.done + 1,
        failed: progress.failed + (isBrought ? 0 : 1),
      };
      job = { ...progress, running: true };
    }
    job = { ...progress, running: false };
    logger.info(job, 'upload to the cloud tier ended');
  }

  async function bring(id: number): Promise<boolean> {
    try {
      await repairVideo(deps, id);
      return true;
    } catch (error) {
      logger.warn({ videoId: id, err: error }, 'video could not be brought to the cloud tier');
      return false;
    }
  }

  return {
    async start() {
      if (job?.running) return job;
      const begun: CloudUploadJob = { total: 0, done: 0, failed: 0, running: true };
      job = begun;
      try {
        const ids = await idsNotIn(tiers.cloud);
        job = { ...begun, total: ids.length };
        running = run(ids);
      } catch (error) {
        job = undefined;
        throw error;
      }
      return job;
    },
    progress: () => job,
    async stop() {
      isStopping = true;
      await running;
    },
  };

  async function idsNotIn(cloud: MediaStore): Promise<number[]> {
    const there = new Set<string>();
    for await (const { name } of cloud.list()) there.add(name);
    return (await videos.list())
      .map((video) => asPlayed(video) ?? video)
      .filter((video) => video.storageUrl === undefined && !there.has(video.filename))
      .map((video) => video.id);
  }
}
