// How long the first frame of a new video takes after the wheel has stopped, on a throttled phone, compared with the pages of
// another commit in the same run:
//   node bench/wheel/measure-first-frame.ts [ref]        ref defaults to HEAD~1
// SHELL_DIR and ADMIN_DIR name another build than the one in frontends/*/dist.
import type { Browser } from 'playwright-core';
import { besideBaseline } from '../beside-baseline.ts';
import { median, round } from '../rounds.ts';
import { openSlowPhone } from '../slow-phone.ts';

const ROUNDS = 5;
const SPINS = 2;
const BUDGET_MS = 150;
const PATIENCE_MS = 30_000;

const ref = process.argv[2] ?? 'HEAD~1';

await besideBaseline(ref, 28_091, async ({ browser, now, before }) => {
  const spins = { now: [] as { firstFrame: number }[], before: [] as { firstFrame: number }[] };
  // Alternating, so that other load on the machine affects both.
  for (let done = 0; done < ROUNDS; done += 1) {
    spins.before.push(...(await spinWheel(browser, before)));
    spins.now.push(...(await spinWheel(browser, now)));
  }
  const [ours, theirs] = [median(spins.now).firstFrame, median(spins.before).firstFrame];
  const all = (of: typeof spins.now) => of.map(({ firstFrame }) => Math.round(firstFrame)).join(' ');
  process.stdout.write(
    `First frame after the stop, median of ${ROUNDS * SPINS} spins: ${round(ours)} ms, ${ref} ${round(theirs)} ms ` +
      `(${round(ours / theirs)}); budget ${BUDGET_MS} ms: ${ours <= BUDGET_MS ? 'within' : 'OVER'}\n` +
      `now ${all(spins.now)}\n${ref} ${all(spins.before)}\n`,
  );
});

/** Milliseconds from the stop of each spin to the first frame that is presented of another video. */
async function spinWheel(browser: Browser, url: string): Promise<{ firstFrame: number }[]> {
  const { page } = await openSlowPhone(browser);
  const spins: { firstFrame: number }[] = [];
  try {
    await page.goto(url);
    await page.locator('video').first().waitFor();
    for (let done = 0; done < SPINS; done += 1) {
      await page.locator('.wheel[data-phase=idle]').waitFor({ timeout: PATIENCE_MS });
      const measured = page.evaluate(firstFrameAfterStop, PATIENCE_MS);
      await page.locator('.wheel').click();
      spins.push({ firstFrame: await measured });
    }
  } finally {
    await page.context().close();
  }
  return spins;
}

/** In the page: watches the wheel, and every video that was not there before. */
function firstFrameAfterStop(patienceMs: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const known = new Set(document.querySelectorAll('video'));
    const wheel = document.querySelector<HTMLElement>('.wheel');
    let stoppedAt: number | undefined;
    let turned = false;
    setTimeout(() => reject(new Error('no frame')), patienceMs);
    const look = () => {
      const phase = wheel?.dataset.phase;
      if (phase === 'spinning') turned = true;
      if (turned && phase !== 'spinning') stoppedAt ??= performance.now();
      for (const video of document.querySelectorAll('video')) {
        if (known.has(video)) continue;
        known.add(video);
        // A video that loads in advance may present its still frame before the end; only frames of playing count.
        const seen = (now: number) =>
          stoppedAt === undefined || video.paused
            ? video.requestVideoFrameCallback(seen)
            : resolve(Math.max(0, now - stoppedAt));
        video.requestVideoFrameCallback(seen);
      }
    };
    new MutationObserver(look).observe(document.body, { attributes: true, childList: true, subtree: true });
  });
}
