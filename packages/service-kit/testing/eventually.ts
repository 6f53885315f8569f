import { setTimeout as delay } from 'node:timers/promises';

/** What a test may take, in milliseconds, on a machine that is slow and busy with other things. */
export const PATIENT_MS = 30_000;

const PATIENCE_MS = 15_000;
const POLL_MS = 10;

/** Tries `look` again until it stops throwing, and answers what it answers. Its last failure is the test's. */
export async function eventually<Answer>(
  look: () => Answer | Promise<Answer>,
  patienceMs = PATIENCE_MS,
): Promise<Answer> {
  const giveUpAt = performance.now() + patienceMs;
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (performance.now() > giveUpAt) throw error;
      await delay(POLL_MS);
    }
  }
}
