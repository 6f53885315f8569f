import type { Page } from 'playwright-core';

/** Waits until all finite animations and transitions are over, because positions and colours change until then. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const endsByItself = (animation: Animation) =>
      animation.playState === 'running' &&
      animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    for (;;) {
      const running = document.getAnimations().filter(endsByItself);
      if (running.length === 0) return;
      // A cancelled animation rejects, which also ends it.
      await Promise.allSettled(running.map(({ finished }) => finished));
    }
  });
}
