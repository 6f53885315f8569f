import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';

const STEP_MS = 1_000;
/** Time of the machine between two looks at requests that are under way. */
const PAUSE_MS = 20;

/**
 * Lets the page's time (`page.clock`) pass in steps of a second, until `isReached`. It stands still while requests are under
 * way: otherwise the time limit of a request passes before a busy machine can answer it.
 */
export async function passTime(page: Page, isReached: () => boolean | Promise<boolean>): Promise<void> {
  const underWay = new Set<unknown>();
  const begins = (request: unknown) => underWay.add(request);
  const ends = (request: unknown) => underWay.delete(request);
  page.on('request', begins).on('requestfinished', ends).on('requestfailed', ends);
  try {
    while (!(await isReached())) {
      if (underWay.size === 0) await page.clock.runFor(STEP_MS);
      await wait(PAUSE_MS);
    }
  } finally {
    page.off('request', begins).off('requestfinished', ends).off('requestfailed', ends);
  }
}
