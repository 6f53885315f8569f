import { WHEEL } from '@selah/shared/contracts/limits';
import type { Browser, Page } from 'playwright-core';
import { framesBetween, readSpin, type SpinFigures } from './spin-figures.ts';
import { traceOf } from './trace.ts';

/**
 * A cheap phone. Chromium slows only the page's main thread, by pausing it: style, layout, paint and scripts. Compositor,
 * raster and drawing run at the machine's own speed, in software, without a GPU; so the cost of fill rate and texture memory
 * on a real phone is not measured. The control and the other commit are measured the same way.
 */
const PHONE = { cpuSlowdown: 4, width: 390, height: 844, pixelRatio: 2 };
const BUTTON = 'Girar a roleta';
const TAP_MS = 80;
const SETTLE_MS = 2_000;
/** When and for how long the main thread is blocked during a spin: long enough that a single lost frame has little weight. */
const BLOCK = { afterMs: 1_500, forMs: 1_000 };
const BLOCKED = { from: 'wheel-bench-blocked', to: 'wheel-bench-free' };

/** A visit's two spins: one undisturbed, one during which the main thread is blocked. */
export interface VisitFigures extends SpinFigures {
  readonly blockedFramesPerSecond: number;
  readonly blockedLongestGap: number;
}

export interface Visit {
  readonly figures: VisitFigures;
  readonly askedBy: readonly string[];
}

/** Opens a page with a wheel on the slow phone and spins it twice. */
export async function measureSpin(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: PHONE.width, height: PHONE.height },
    deviceScaleFactor: PHONE.pixelRatio,
    isMobile: true,
    hasTouch: true,
    locale: 'pt-BR',
  });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'load' });
  await page.getByTestId('wheel').evaluate((disc) => disc.scrollIntoView({ block: 'center' }));
  // Loading is measured elsewhere.
  await page.waitForTimeout(SETTLE_MS);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpuSlowdown });

  const quiet = readSpin(
    await traceOf(browser, async () => {
      await tap(page);
      await rest(page);
    }),
  );
  await page.waitForTimeout(SETTLE_MS);
  const blocked = await traceOf(browser, async () => {
    await tap(page);
    await page.waitForTimeout(BLOCK.afterMs);
    await page.evaluate(block, { ...BLOCKED, forMs: BLOCK.forMs });
    await rest(page);
  });
  await context.close();
  const { framesPerSecond, longestGap } = framesBetween(blocked, BLOCKED.from, BLOCKED.to);
  return {
    figures: {
      ...quiet.figures,
      blockedFramesPerSecond: framesPerSecond,
      blockedLongestGap: longestGap,
    },
    askedBy: quiet.askedBy,
  };
}

/** As a finger does: down, and up a moment later, in the middle of the button. */
async function tap(page: Page): Promise<void> {
  const box = await page.getByRole('button', { name: BUTTON }).boundingBox();
  if (!box) throw new Error('the wheel is not on the page');
  const cdp = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(TAP_MS);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await cdp.detach();
}

/** Waits until the wheel can be spun again. The page is not queried while it turns, because a query causes rendering. */
async function rest(page: Page): Promise<void> {
  await page.waitForTimeout(WHEEL.spinMs + SETTLE_MS);
  await page.locator('button[aria-disabled="false"]', { hasText: BUTTON }).waitFor();
}

/** Runs in the page. Stops all other animations, so that frames drawn while it is blocked are of the disc only. */
function block({ from, to, forMs }: { from: string; to: string; forMs: number }): Promise<void> {
  const disc = document.querySelector('[data-testid="wheel"]');
  for (const animation of document.getAnimations())
    if (animation.effect instanceof KeyframeEffect && animation.effect.target !== disc) animation.cancel();
  for (const video of document.querySelectorAll('video')) video.pause();
  // After two frames the change has reached the compositor.
  return new Promise((resolve) => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        performance.mark(from);
        const end = performance.now() + forMs;
        while (performance.now() < end);
        performance.mark(to);
        resolve();
      }),
    );
  });
}
