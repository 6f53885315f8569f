import { ConnectionLostError } from './upload-errors.ts';

export interface RetryOptions {
  readonly signal: AbortSignal;
  /** Called before each wait for a trouble that people should know of, with its words. */
  readonly onBroken?: (trouble: string) => void;
  /** Milliseconds before each new attempt; the last value is used for all further ones. */
  readonly delays?: readonly number[];
}

const DELAYS = [100, 500, 1000, 2000, 4000, 8000];

/** So often an attempt is made without progress at a server that answers with errors: for half a minute. */
const MOST_TRIES = 8;

/**
 * Repeats an attempt while the connection is lost or the server is busy, and some times while the server answers with errors;
 * any other failure ends it. An attempt that made progress calls `progressed`, which starts the delays again.
 */
export async function retryWhileOffline<Result>(
  attempt: (progressed: () => void) => Promise<Result>,
  { signal, onBroken, delays = DELAYS }: RetryOptions,
): Promise<Result> {
  let failures = 0;
  let serverErrors = 0;
  for (;;) {
    if (signal.aborted) throw signal.reason;
    try {
      return await attempt(() => {
        failures = 0;
        serverErrors = 0;
      });
    } catch (failure) {
      if (signal.aborted) throw signal.reason;
      if (!(failure instanceof ConnectionLostError)) throw failure;
      if (failure.lastly) {
        serverErrors += 1;
        if (serverErrors >= MOST_TRIES) throw failure.lastly;
      }
      if (failure.trouble !== undefined) onBroken?.(failure.trouble);
      const delay = failure.retryAfterMs ?? delays[Math.min(failures, delays.length - 1)] ?? 0;
      failures += 1;
      await waitForConnection(delay, signal);
    }
  }
}

/** Resolves after the delay or when the browser is online again; rejects when aborted. */
function waitForConnection(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(goOn, delayMs);
    window.addEventListener('online', goOn);
    signal.addEventListener('abort', giveUp);

    function goOn() {
      tidy();
      resolve();
    }
    function giveUp() {
      tidy();
      reject(signal.reason);
    }
    function tidy() {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      signal.removeEventListener('abort', giveUp);
    }
  });
}
