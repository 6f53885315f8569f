// How Home loads on a throttled phone, against the build of another commit in the same run:
//   node bench/home/measure-home.ts [ref]        ref defaults to HEAD~1
// SHELL_DIR and ADMIN_DIR name another build than the one in frontends/*/dist.
import { besideBaseline } from '../beside-baseline.ts';
import { median, round } from '../rounds.ts';
import { measurePage, type PageMetrics } from './page-metrics.ts';

const ROUNDS = 5;
const BUDGETS: Partial<Record<keyof PageMetrics, number>> = {
  lcp: 1800,
  totalBlockingTime: 150,
  layoutShift: 0.02,
  firstVideoFrame: 3000,
  entryScriptBytes: 118_000,
  styleBytes: 15 * 1024,
  foreignRequests: 0,
};

const ref = process.argv[2] ?? 'HEAD~1';

await besideBaseline(ref, 18_081, async ({ browser, now, before }) => {
  const runs = { now: [] as PageMetrics[], before: [] as PageMetrics[] };
  // Alternating, so that other load on the machine affects both.
  for (let done = 0; done < ROUNDS; done += 1) {
    runs.before.push(await measurePage(browser, before));
    runs.now.push(await measurePage(browser, now));
  }
  report(median(runs.now), median(runs.before));
});

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
