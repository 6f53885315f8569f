import { setTimeout as delay } from 'node:timers/promises';

/** Time limit for an operation on a slow, busy machine. Milliseconds. */
export const SLOW_MACHINE_MS = 30_000;

const TIMEOUT_MS = 15_000;
const POLL_MS = 10;

/** Repeats `check` until it does not throw and returns its result; throws its last error. */
export async function eventually<Answer>(
  check: () => Answer | Promise<Answer>,
  timeoutMs = TIMEOUT_MS,
): Promise<Answer> {
  const giveUpAt = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > giveUpAt) throw error;
      await delay(POLL_MS);
    }
  }
}
