import { performance } from 'node:perf_hooks';
import type { Logger } from '@selah/service-kit/logging/logger';

/** A longer pause is one of the process or the machine, in which nothing was seen. */
const MOST_INTERVALS = 2;

/**
 * Calls `look` with the milliseconds of running time since the call before, never twice at once; a failed one is logged.
 * Returns what ends it: a look that is under way is not waited for, since it may wait for a mail server.
 */
export function lookRepeatedly(
  look: (elapsedMs: number) => Promise<void>,
  { everyMs, logger }: { readonly everyMs: number; readonly logger: Logger },
): () => void {
  let isStopped = false;
  let lookedAt = performance.now();
  let timer = schedule();

  function schedule(): NodeJS.Timeout {
    return setTimeout(() => void once(), everyMs).unref();
  }

  async function once(): Promise<void> {
    const at = performance.now();
    const elapsedMs = Math.min(at - lookedAt, MOST_INTERVALS * everyMs);
    lookedAt = at;
    try {
      await look(elapsedMs);
    } catch (error) {
      if (!isStopped) logger.warn({ err: error }, 'the site could not be looked at');
    }
    if (!isStopped) timer = schedule();
  }

  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
