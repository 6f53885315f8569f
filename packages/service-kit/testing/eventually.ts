import { setTimeout as delay } from 'node:timers/promises';

/** Time limit for an operation on a slow, busy machine. Milliseconds. */
export const SLOW_MACHINE_MS = 60_000;

/** A machine with six times as many processes as cores needs 20 seconds for what takes two otherwise. */
const TIMEOUT_MS = 45_000;
/** Between two checks. */
const PAUSE_MS = { shortest: 10, longest: 250 };

/**
 * Repeats `check` until it does not throw and returns its result; throws its last error. The pauses grow with the time that
 * has passed, a tenth of it: a check is often a request, and many of them would slow down what they wait for.
 */
export async function eventually<Answer>(
  check: () => Answer | Promise<Answer>,
  timeoutMs = TIMEOUT_MS,
): Promise<Answer> {
  const startedAt = performance.now();
  for (;;) {
    try {
      return await check();
    } catch (error) {
      const passed = performance.now() - startedAt;
      if (passed > timeoutMs) throw error;
      await delay(Math.min(Math.max(passed / 10, PAUSE_MS.shortest), PAUSE_MS.longest));
    }
  }
}
