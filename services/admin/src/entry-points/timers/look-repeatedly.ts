import { performance } from 'node:perf_hooks';
import type { Logger } from '@selah/service-kit/logging/logger';

/** After a longer pause the process or the machine stood still, so this time was not observed. */
const MOST_INTERVALS = 2;

/**
 * Calls `look` repeatedly, never twice at once, with the running time since the previous call in
 * milliseconds; logs failed calls. Returns a function that stops this and does not wait for a call in
 * progress, which may wait for a mail server.
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
