import type { Page } from 'playwright-core';

/** Waits until every animation and transition that has an end is over: until then positions and colours are on their way. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const endsByItself = (animation: Animation) =>
      animation.playState === 'running' &&
      animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    for (;;) {
      const running = document.getAnimations().filter(endsByItself);
      if (running.length === 0) return;
      // An animation that is cancelled rejects: there is nothing more to wait for.
      await Promise.allSettled(running.map(({ finished }) => finished));
    }
  });
}
