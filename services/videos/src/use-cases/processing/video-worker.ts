import pLimit from 'p-limit';
import { type ProcessVideoDeps, processVideo } from './process-video.ts';

export interface VideoWorker {
  /** Processes the video when its turn comes; resolves when that is done or nothing was to do. */
  process(id: number): Promise<void>;
  /** Processes every pending video without a lease: after a start, a lost event, or a process that died. */
  processPending(): Promise<void>;
  /** Aborts the running job, whose video stays pending, and starts no other. */
  stop(): Promise<void>;
}

/** One video at a time: a conversion uses the processor that also serves visitors. */
export function createVideoWorker(deps: ProcessVideoDeps): VideoWorker {
  const stopping = new AbortController();
  const inTurn = pLimit(1);
  const waiting = new Map<number, Promise<void>>();

  function process(id: number): Promise<void> {
    const joined = waiting.get(id);
    if (joined) return joined;
    const job = inTurn(async () => {
      // A call from here on may be about a change that this run does not see: it gets a run of its own.
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
        // A video that fails now must not hold up the others.
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
