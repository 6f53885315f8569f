import pLimit from 'p-limit';
import { type ProcessVideoDeps, processVideo } from './process-video.ts';

export interface VideoWorker {
  /** Queues the video; resolves when it is processed or needs no processing. */
  process(id: number): Promise<void>;
  /** Processes every pending video without a lease: after a start, a lost event, or a crashed process. */
  processPending(): Promise<void>;
  /** Aborts the current video, which stays pending, and starts no other. */
  stop(): Promise<void>;
}

/** One video at a time, because a conversion uses the processor that also serves visitors. */
export function createVideoWorker(deps: ProcessVideoDeps): VideoWorker {
  const stopping = new AbortController();
  const inTurn = pLimit(1);
  const waiting = new Map<number, Promise<void>>();

  function process(id: number): Promise<void> {
    const joined = waiting.get(id);
    if (joined) return joined;
    const job = inTurn(async () => {
      // A later call may be about a change that this run does not see: it gets a run of its own.
      waiting.delete(id);
      if (!stopping.signal.aborted) await processVideo(deps, id, stopping.signal);
    });
    waiting.set(id, job);
    return job;
  }

  return {
    process,
    async processPending() {
      for (const id of await deps.videos.pendingIds()) {
        // An error of one video must not stop the others.
        await process(id).catch((error: unknown) =>
          deps.logger.error({ videoId: id, err: error }, 'processing failed and is tried again later'),
        );
      }
    },
    async stop() {
      stopping.abort(new Error('stopping'));
      await inTurn(() => {});
    },
  };
}
