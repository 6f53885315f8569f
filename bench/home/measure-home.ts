// How Home loads on a throttled phone, against the build of another commit in the same run:
//   node bench/home/measure-home.ts [ref]        ref defaults to HEAD~1
// SHELL_DIR and ADMIN_DIR name another build than the one in frontends/*/dist.
import { chromium } from 'playwright-core';
import { builtFrontends } from '../built-frontends.ts';
import { median, round } from '../rounds.ts';
import { buildBaseline } from './baseline.ts';
import { measurePage, type PageMetrics } from './page-metrics.ts';
import { startWith } from './product.ts';

const ROUNDS = 5;
const BUDGETS: Partial<Record<keyof PageMetrics, number>> = {
  lcp: 1800,
  totalBlockingTime: 150,
  layoutShift: 0.02,
  firstVideoFrame: 3000,
  entryScriptBytes: 130 * 1024,
  styleBytes: 15 * 1024,
  foreignRequests: 0,
};

const ref = process.argv[2] ?? 'HEAD~1';

process.stdout.write(`Building the pages of ${ref} …\n`);
const baseline = buildBaseline(ref);
const browser = await chromium.launch({
  executablePath: process.env.SELAH_BROWSER || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
const products = {
  now: await startWith(builtFrontends(), 18_081),
  before: await startWith(baseline, 18_082),
};

try {
  const runs = { now: [] as PageMetrics[], before: [] as PageMetrics[] };
  // Turn by turn, so that a noisy minute of the machine falls on both.
  for (let done = 0; done < ROUNDS; done += 1) {
    runs.before.push(await measurePage(browser, products.before.url));
    runs.now.push(await measurePage(browser, products.now.url));
  }
  report(median(runs.now), median(runs.before));
} finally {
  await browser.close();
  await products.now.stop();
  await products.before.stop();
  baseline.remove();
}

function report(now: PageMetrics, before: PageMetrics): void {
  process.stdout.write(
    `Median of ${ROUNDS} visits on a throttled phone (CPU ×4, 1.6 Mbit/s, 150 ms), against ${ref}:\n`,
  );
  const rows = (Object.keys(now) as (keyof PageMetrics)[]).map((name) => {
    const budget = BUDGETS[name];
    return {
      metric: name,
      now: round(now[name]),
      before: round(before[name]),
      ratio: before[name] === 0 ? '–' : round(now[name] / before[name]),
      budget: budget ?? '–',
      verdict: budget === undefined ? '' : now[name] <= budget ? 'within' : 'OVER',
    };
  });
  console.table(rows);
}
