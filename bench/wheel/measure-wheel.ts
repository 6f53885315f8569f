// How smoothly the wheel of Home turns on a slow phone, compared with the build of another commit and with the simplest
// possible animation, in the same run:
//   node bench/wheel/measure-wheel.ts [ref]        ref defaults to HEAD~1
// SHELL_DIR and ADMIN_DIR name another build than the one in frontends/*/dist.
import { besideBaseline } from '../beside-baseline.ts';
import { median, round } from '../rounds.ts';
import { CONTROL_PAGE } from './control-page.ts';
import { measureSpin, type Visit, type VisitFigures } from './measure-spin.ts';

const ROUNDS = 5;
type Figure = keyof VisitFigures;
/** "60 fps, transform only", as measurable without a GPU: as many frames as the control, and no painting. */
const LEAST_OF_CONTROL: Partial<Record<Figure, number>> = {
  framesPerSecond: 0.95,
  blockedFramesPerSecond: 0.95,
};
/** One paint is allowed: any button is painted when it is released, a moment after the tap. */
const MOST: Partial<Record<Figure, number>> = { layouts: 0, paintsOfPage: 1, longTasks: 0 };

const ref = process.argv[2] ?? 'HEAD~1';
await besideBaseline(ref, 28_086, async ({ browser, now, before }) => {
  const visits = { now: [] as Visit[], before: [] as Visit[], control: [] as Visit[] };
  // Alternating, so that other load on the machine affects all.
  for (let done = 0; done < ROUNDS; done += 1) {
    visits.control.push(await measureSpin(browser, CONTROL_PAGE));
    visits.before.push(await measureSpin(browser, before));
    visits.now.push(await measureSpin(browser, now));
  }
  report(visits);
});

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
