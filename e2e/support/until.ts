import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** Playwright's own limit for waiting. */
const LIMIT_MS = 30_000;
const PAUSE_MS = 50;

/**
 * Asks the page until the answer is truthy, and returns it. For asynchronous questions: `waitForFunction` does not await
 * their promise, and a promise is truthy.
 * @throws Error after 30 seconds
 */
export async function until<Answer, Argument = undefined>(
  page: Page,
  ask: (argument: Argument) => Promise<Answer>,
  ...argument: Argument extends undefined ? [] : [Argument]
): Promise<Answer> {
  const end = Date.now() + LIMIT_MS;
  for (;;) {
    // Playwright's types of arguments in the page cannot be inferred for a generic function.
    const answer = (await page.evaluate(ask as (argument: unknown) => unknown, argument[0])) as Answer;
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`Not within ${LIMIT_MS / 1000} s: ${ask}`);
    await wait(PAUSE_MS);
  }
}
