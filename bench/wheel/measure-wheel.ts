// How smoothly the wheel of Home turns on a slow phone, against the build of another commit and against the simplest
// animation there is, in the same run:
//   node bench/wheel/measure-wheel.ts [ref]        ref defaults to HEAD~1
// SHELL_DIR and ADMIN_DIR name another build than the one in frontends/*/dist.
import { chromium } from 'playwright-core';
import { builtFrontends } from '../built-frontends.ts';
import { buildBaseline } from '../home/baseline.ts';
import { startWith } from '../home/product.ts';
import { median, round } from '../rounds.ts';
import { CONTROL_PAGE } from './control-page.ts';
import { measureSpin, type Visit, type VisitFigures } from './measure-spin.ts';

const ROUNDS = 5;
type Figure = keyof VisitFigures;
/** "60 fps, transform only", in what a machine without a GPU can tell: as many frames as the control, and no drawing. */
const LEAST_OF_CONTROL: Partial<Record<Figure, number>> = {
  framesPerSecond: 0.95,
  blockedFramesPerSecond: 0.95,
};
/** One paint is allowed: any button is drawn again when it is released, which is a moment after the finger has left. */
const MOST: Partial<Record<Figure, number>> = { layouts: 0, paintsOfPage: 1, longTasks: 0 };

const ref = process.argv[2] ?? 'HEAD~1';
process.stdout.write(`Building the pages of ${ref} …\n`);
const baseline = buildBaseline(ref);
const browser = await chromium.launch({
  executablePath: process.env.SELAH_BROWSER || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
const products = {
  now: await startWith(builtFrontends(), 28_086),
  before: await startWith(baseline, 28_087),
};

try {
  const visits = { now: [] as Visit[], before: [] as Visit[], control: [] as Visit[] };
  // Turn by turn, so that a noisy minute of the machine falls on all.
  for (let done = 0; done < ROUNDS; done += 1) {
    visits.control.push(await measureSpin(browser, CONTROL_PAGE));
    visits.before.push(await measureSpin(browser, products.before.url));
    visits.now.push(await measureSpin(browser, products.now.url));
  }
  report(visits);
} finally {
  await browser.close();
  await products.now.stop();
  await products.before.stop();
  baseline.remove();
}

function report(visits: Readonly<Record<'now' | 'before' | 'control', readonly Visit[]>>): void {
  const figures = (of: readonly Visit[]) => median(of.map((visit) => visit.figures));
  const [now, before, control] = [visits.now, visits.before, visits.control].map(figures);
  if (!now || !before || !control) return;
  process.stdout.write(
    `Median of ${ROUNDS} visits with two spins each on a slow phone (CPU ×4), against ${ref} and a control:\n`,
  );
  console.table(
    (Object.keys(now) as Figure[]).map((figure) => ({
      figure,
      now: round(now[figure]),
      before: round(before[figure]),
      control: round(control[figure]),
      'of before': ratio(now[figure], before[figure]),
      'of control': ratio(now[figure], control[figure]),
      ...judged(figure, now[figure], control[figure]),
    })),
  );
  for (const [name, of] of Object.entries(visits)) {
    const askedBy = new Set(of.flatMap((visit) => visit.askedBy));
    if (askedBy.size > 0)
      process.stdout.write(`What had the page paint, ${name}: ${[...askedBy].join(' · ')}\n`);
  }
}

function ratio(value: number, to: number): number | string {
  return to === 0 ? '–' : round(value / to);
}

function judged(figure: Figure, value: number, control: number) {
  const least = LEAST_OF_CONTROL[figure];
  const most = MOST[figure];
  if (least !== undefined)
    return { budget: `≥ ${least} of control`, verdict: value >= least * control ? 'within' : 'OVER' };
  if (most !== undefined) return { budget: `≤ ${most}`, verdict: value <= most ? 'within' : 'OVER' };
  return { budget: '–', verdict: '' };
}
