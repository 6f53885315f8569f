import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** Milliseconds. */
const PATIENCE_MS = 60_000;
const BETWEEN_MS = 50;

/**
 * Asks the page until it answers with something true, which is returned. For questions that wait for something themselves:
 * `waitForFunction` asks those once.
 */
export async function until<Answer, Argument = undefined>(
  page: Page,
  ask: (argument: Argument) => Promise<Answer>,
  ...argument: Argument extends undefined ? [] : [Argument]
): Promise<Answer> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = (await page.evaluate(
      ask as (argument: unknown) => Promise<Answer>,
      argument[0],
    )) as Answer;
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`not within ${PATIENCE_MS / 1000} s: ${ask}`);
    await pause(BETWEEN_MS);
  }
}
