import type { Clock } from '@selah/service-kit/clock';
import { AppError } from '@selah/service-kit/errors/app-error';
import type { Logger } from '@selah/service-kit/logging/logger';
import {
  type CloudJobStore,
  type CloudTransfer,
  claimed,
  type FailedTransfer,
  released,
  renewed,
  settled,
} from '../../domain/cloud-job.ts';
import { changeJob } from '../change-job.ts';
import { sizeOfVideo } from '../editing/video-size.ts';
import { type RepairVideoDeps, repairVideo } from './repair-video.ts';

export interface CloudJobWorkerDeps extends RepairVideoDeps {
  readonly cloudJob: CloudJobStore;
  readonly logger: Logger;
  readonly now: Clock;
  readonly workerId: string;
}

export interface CloudJobWorker {
  /** Copies the job's files until it is done, one at a time, so that visitors keep most of the bandwidth. */
  work(): Promise<void>;
  /** Starts no further file. */
  stop(): void;
}

/** How often the claim is renewed and the progress stored, in milliseconds. */
const REPORT_MS = 2000;

/** Does the stored job. Of several processes, one has claimed it; another continues if that one crashes. */
export function createCloudJobWorker(deps: CloudJobWorkerDeps): CloudJobWorker {
  const { cloudJob, videos, tiers, logger, now, workerId } = deps;
  const me = () => ({ holder: workerId, now: now() });
  let isStopping = false;

  async function claimNext(): Promise<CloudTransfer | undefined> {
    const { state, remaining } = await cloudJob.read();
    const [id] = remaining;
    if (state !== 'running' || id === undefined) return undefined;
    const video = await videos.find(id);
    const sizeBytes = (video && (await sizeOfVideo(deps, video))) ?? 0;
    const transfer = { id, title: video?.title ?? '', sentBytes: 0, sizeBytes };
    return (await changeJob(cloudJob, (job) => claimed(job, transfer, me()))) && transfer;
  }

  /** Returns the error of the file, if any. Rejects if the cloud tier is unreachable, which is not an error of a file. */
  async function bring({ id, title }: CloudTransfer): Promise<FailedTransfer | undefined> {
    let sent = 0;
    const report = () => changeJob(cloudJob, (job) => renewed(job, sent, me())).catch(() => undefined);
    const timer = setInterval(() => void report(), REPORT_MS);
    try {
      await repairVideo(deps, id, (sentBytes) => {
        sent = sentBytes;
      });
      return undefined;
    } catch (error) {
      await tiers.cloud.check();
      logger.warn({ videoId: id, err: error }, 'video could not be copied to the cloud tier');
      const failure = error instanceof AppError ? error : new AppError('internal');
      return { id, title, reason: failure.toProblem('pt').message };
    } finally {
      clearInterval(timer);
    }
  }

  return {
    async work() {
      while (!isStopping) {
        const transfer = await claimNext();
        if (!transfer) return;
        try {
          const failure = await bring(transfer);
          const job = await changeJob(cloudJob, (current) => settled(current, failure, me()));
          if (job?.state === 'finished') logger.info({ done: job.done }, 'upload to the cloud tier ended');
        } catch (error) {
          await changeJob(cloudJob, (job) => released(job, workerId));
          throw error;
        }
      }
    },
    stop() {
      isStopping = true;
    },
  };
}
