import { setTimeout as delay } from 'node:timers/promises';

/** Time limit for an operation on a slow, busy machine. Milliseconds. */
export const SLOW_MACHINE_MS = 60_000;

/** A machine with six times as many processes as cores needs 20 seconds for what takes two otherwise. */
const TIMEOUT_MS = 45_000;
/** Between two checks. */
const PAUSE_MS = { shortest: 10, longest: 250 };

/**
 * For a test of many steps, each with a limit of its own: how long they take together says how busy the machine is, not whether
 * something is wrong. Only a step that never answers reaches this. Milliseconds.
 */
export const HANGING_TEST_MS = 30 * 60_000;

/**
 * Repeats `check` until it does not throw and returns its result; throws its last error. The pauses grow with the time that
 * has passed, a tenth of it: a check is often a request, and many of them would slow down what they wait for.
 */
export function eventually<Answer>(
  check: () => Answer | Promise<Answer>,
  timeoutMs = TIMEOUT_MS,
): Promise<Answer> {
  return whileProgressing(check, timeoutMs);
}

/**
 * As `eventually`, for work that takes the longer the busier the machine is: the limit begins again whenever the progress that
 * `check` tells to `saw` is another than before.
 */
export async function whileProgressing<Answer>(
  check: (saw: (progress: string | number) => void) => Answer | Promise<Answer>,
  timeoutMs = TIMEOUT_MS,
): Promise<Answer> {
  let startedAt = performance.now();
  let last: string | number | undefined;
  const saw = (progress: string | number) => {
    if (progress !== last) startedAt = performance.now();
    last = progress;
  };
  for (;;) {
    try {
      return await check(saw);
    } catch (error) {
      const passed = performance.now() - startedAt;
      if (passed > timeoutMs) throw error;
      await delay(Math.min(Math.max(passed / 10, PAUSE_MS.shortest), PAUSE_MS.longest));
    }
  }
}
