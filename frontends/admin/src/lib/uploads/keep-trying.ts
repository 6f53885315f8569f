import { LineBroken } from './upload-failures.ts';

export interface KeepTryingOptions {
  readonly signal: AbortSignal;
  /** Told before each wait. */
  readonly onBroken?: () => void;
  /** Milliseconds before each new attempt; the last one counts for all that follow. */
  readonly delays?: readonly number[];
}

const DELAYS = [500, 1000, 2000, 4000, 8000];

/**
 * Makes an attempt again for as long as the line breaks under it; any other failure ends it. An attempt that got further
 * says so with `progressed`, and the next wait is a short one again.
 */
export async function keepTrying<Result>(
  attempt: (progressed: () => void) => Promise<Result>,
  { signal, onBroken, delays = DELAYS }: KeepTryingOptions,
): Promise<Result> {
  let failures = 0;
  for (;;) {
    signal.throwIfAborted();
    try {
      return await attempt(() => {
        failures = 0;
      });
    } catch (failure) {
      signal.throwIfAborted();
      if (!(failure instanceof LineBroken)) throw failure;
      onBroken?.();
      const delay = failure.retryAfterMs ?? delays[Math.min(failures, delays.length - 1)] ?? 0;
      failures += 1;
      await waitForLine(delay, signal);
    }
  }
}

/** Over after the delay, as soon as the browser is online again, or with a rejection when it is given up. */
function waitForLine(delayMs: number, signal: AbortSignal): Promise<void> {
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
