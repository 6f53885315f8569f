import pLimit from 'p-limit';
import { type ProcessVideoParts, processVideo } from './process-video.ts';

export interface VideoWorker {
  /** Processes the video when its turn comes; resolves when that is done or nothing was to do. */
  process(id: number): Promise<void>;
  /** Takes up every video that waits and nobody holds: after a start, a lost event, or a process that died. */
  sweep(): Promise<void>;
  /** Ends what runs, which stays pending, and takes nothing new. */
  stop(): Promise<void>;
}

/** One video at a time: a conversion takes the machine that visitors are being served from. */
export function createVideoWorker(parts: ProcessVideoParts): VideoWorker {
  const stopping = new AbortController();
  const inTurn = pLimit(1);
  const waiting = new Map<number, Promise<void>>();

  function process(id: number): Promise<void> {
    const joined = waiting.get(id);
    if (joined) return joined;
    const job = inTurn(async () => {
      // From here on a further call is about a change that this run may not see.
      waiting.delete(id);
      if (!stopping.signal.aborted) await processVideo(parts, id, stopping.signal);
    });
    waiting.set(id, job);
    return job;
  }

  return {
    process,
    async sweep() {
      for (const id of await parts.videos.pendingIds()) {
        // One video that cannot be worked on now must not keep the others waiting.
        await process(id).catch((error: unknown) =>
          parts.logger.error({ videoId: id, err: error }, 'processing failed and is tried again later'),
        );
      }
    },
    async stop() {
      stopping.abort(new Error('stopping'));
      await inTurn(() => {});
    },
  };
}
