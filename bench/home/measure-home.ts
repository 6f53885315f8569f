// How Home loads on a throttled phone, against the build of another commit and two control pages in the same run:
//   node bench/home/measure-home.ts [ref]        ref defaults to HEAD~1
// SHELL_DIR and ADMIN_DIR name another build than the one in frontends/*/dist.
import { besideBaseline } from '../beside-baseline.ts';
import { median, round } from '../rounds.ts';
import { serveControlPages } from './control-pages.ts';
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
  const runs: Record<'now' | 'before' | 'poster' | 'react', PageMetrics[]> = {
    now: [],
    before: [],
    poster: [],
    react: [],
  };
  const { entryScriptBytes } = await measurePage(browser, now);
  const controls = await serveControlPages(now, entryScriptBytes);
  // Alternating, so that other load on the machine affects all.
  for (let done = 0; done < ROUNDS; done += 1) {
    runs.before.push(await measurePage(browser, before));
    runs.now.push(await measurePage(browser, now));
    runs.poster.push(await measurePage(browser, controls.poster, { hasFilm: false }));
    runs.react.push(await measurePage(browser, controls.react, { hasFilm: false }));
  }
  await controls.close();
  report(median(runs.now), median(runs.before));
  reportBesideControls(median(runs.now), median(runs.poster), median(runs.react));
});

/** Absolute milliseconds depend on the machine; these depend on it less. */
function reportBesideControls(now: PageMetrics, poster: PageMetrics, react: PageMetrics): void {
  const rows = [
    {
      ratio: 'largest paint / that of the page with a poster and no script',
      is: now.lcp / poster.lcp,
      most: 1.25,
    },
    { ratio: 'blocked, ms', is: now.totalBlockingTime, most: 100 },
    {
      ratio: 'blocked / that of an empty React page of the same size',
      is: now.totalBlockingTime / react.totalBlockingTime,
      most: 0.6,
    },
    { ratio: 'first frame after the largest paint, ms', is: now.firstVideoFrame - now.lcp, most: 700 },
  ];
  console.table(
    rows.map((row) => ({ ...row, is: round(row.is), verdict: row.is <= row.most ? 'within' : 'OVER' })),
  );
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
