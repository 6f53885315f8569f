// How Home loads on a throttled phone, against the build of another commit and two control pages in the same run:
//   node bench/home/measure-home.ts [ref] [--visits 5] [--slowdown 4]        ref defaults to HEAD~1
// A fast machine needs a higher slowdown of the processor: below 50 ms no task counts as blocking.
// SHELL_DIR and ADMIN_DIR name another build than the one in frontends/*/dist.
import { parseArgs } from 'node:util';
import { besideBaseline } from '../beside-baseline.ts';
import { median, round } from '../rounds.ts';
import { CPU_SLOWDOWN } from '../slow-phone.ts';
import { serveControlPages } from './control-pages.ts';
import { measurePage, type PageMetrics } from './page-metrics.ts';

const BUDGETS: Partial<Record<keyof PageMetrics, number>> = {
  lcp: 1800,
  totalBlockingTime: 150,
  layoutShift: 0.02,
  firstVideoFrame: 3000,
  // 120 KB, which `e2e/built-pages` checks, and the texts of a language.
  entryScriptBytes: 124_000,
  styleBytes: 15 * 1024,
  foreignRequests: 0,
};

const { values, positionals } = parseArgs({
  options: {
    visits: { type: 'string', default: '5' },
    slowdown: { type: 'string', default: String(CPU_SLOWDOWN) },
  },
  allowPositionals: true,
});
const ref = positionals[0] ?? 'HEAD~1';
const visits = Number(values.visits);
const cpuSlowdown = Number(values.slowdown);

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
  for (let done = 0; done < visits; done += 1) {
    runs.before.push(await measurePage(browser, before, { cpuSlowdown }));
    runs.now.push(await measurePage(browser, now, { cpuSlowdown }));
    runs.poster.push(await measurePage(browser, controls.poster, { hasFilm: false, cpuSlowdown }));
    runs.react.push(await measurePage(browser, controls.react, { hasFilm: false, cpuSlowdown }));
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
    { ratio: 'first frame after the largest paint, ms', is: now.firstVideoFrame - now.lcp, most: 800 },
  ];
  console.table(
    rows.map((row) => ({ ...row, is: round(row.is), verdict: row.is <= row.most ? 'within' : 'OVER' })),
  );
}

function report(now: PageMetrics, before: PageMetrics): void {
  process.stdout.write(
    `Median of ${visits} visits on a throttled phone (CPU ×${cpuSlowdown}, 1.6 Mbit/s, 150 ms), against ${ref}:\n`,
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
