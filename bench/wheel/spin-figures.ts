import { WHEEL } from '@selah/shared/contracts/limits';
import { argument, type TraceEvent } from './trace.ts';

/**
 * One spin. Times are milliseconds. All figures but the delay are of the turn only: from its first moved frame to
 * `WHEEL.spinMs` after the tap, when the page starts to fetch. The disc started late, so a degree or less of its turn is then
 * left.
 */
export interface SpinFigures {
  /** From the release of the tap to the first frame in which the disc has moved. */
  readonly startDelay: number;
  /** Tiles rasterised in that time. */
  readonly startRasterTasks: number;
  readonly framesPerSecond: number;
  readonly droppedShare: number;
  readonly longestGap: number;
  readonly longTasks: number;
  /** All tasks of the page's main thread, rendering or not. */
  readonly mainThreadMs: number;
  readonly layouts: number;
  readonly styleUpdates: number;
  readonly paints: number;
  /** Paints caused by a change of the page, not by Chromium's own check. */
  readonly paintsOfPage: number;
  /** Layouts, style updates and paints together. */
  readonly renderingMs: number;
  readonly rasterTasks: number;
}

/** The results of a spin's trace: its figures, and the causes of repaints, as "element: reason". */
export interface Spin {
  readonly figures: SpinFigures;
  readonly askedBy: readonly string[];
}

/** The disc's name in a trace, by its class. */
const DISC = 'wheel-disc';
const LONG_TASK_MS = 50;
/** Chromium's delayed check of visible elements, about a second after a page's last change. No page causes it. */
const NOT_OF_PAGE = 'DelayedIntersectionTimerFired';

/** Reads one spin. @throws Error if the trace shows no tap or no disc that turns */
export function readSpin(trace: readonly TraceEvent[]): Spin {
  const { page, mainThread, lifted, turn } = turnOf(trace);
  const during = within(page, turn);
  const works = (name: string) =>
    outermost(during.filter((event) => event.name === name && event.tid === mainThread && event.ph === 'X'));
  const tasks = works('RunTask');
  const [layouts, styles, paints] = [works('Layout'), works('UpdateLayoutTree'), works('Paint')];
  const asked = paintsOfPage(during, paints);
  return {
    figures: {
      startDelay: (turn.start - lifted) / 1000,
      startRasterTasks: rasterTasks(within(page, { start: lifted, end: turn.start })),
      ...framesIn(page, turn),
      droppedShare: droppedShare(during),
      longTasks: tasks.filter((task) => lasted([task]) > LONG_TASK_MS).length,
      mainThreadMs: lasted(tasks),
      layouts: layouts.length,
      styleUpdates: styles.length,
      paints: paints.length,
      paintsOfPage: asked.paints,
      renderingMs: lasted([...layouts, ...styles, ...paints]),
      rasterTasks: rasterTasks(during),
    },
    askedBy: asked.by,
  };
}

/** From `start` to `end`, in microseconds of the trace. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** Frames drawn by the page's compositor between two marks set by the page. @throws Error without the marks */
export function framesBetween(trace: readonly TraceEvent[], from: string, to: string) {
  const start = need(trace.find(({ name }) => name === from));
  const end = need(trace.find(({ name }) => name === to));
  const page = trace.filter(({ pid }) => pid === start.pid);
  return framesIn(page, { start: start.ts, end: end.ts });
}

function turnOf(trace: readonly TraceEvent[]) {
  const isClick = (event: TraceEvent) => argument(event, 'data', 'type') === 'click';
  const click = need(trace.find((event) => event.name === 'EventDispatch' && isClick(event)));
  const page = trace.filter(({ pid }) => pid === click.pid);
  const { ts: lifted } = need(page.find((event) => event.name === 'EventTiming' && isClick(event)));
  const after = (ts: number, name: string, fits = (_: TraceEvent) => true) =>
    need(page.find((event) => event.name === name && event.ts > ts && fits(event)));
  const animated = after(
    click.ts,
    'Animation',
    (event) => event.ph === 'b' && String(argument(event, 'data', 'nodeName')).includes(DISC),
  );
  // The first frame of the new tree shows the disc at its start; the next one has moved it.
  const still = after(after(animated.ts, 'ActivateLayerTree').ts, 'DrawFrame');
  const moved = after(still.ts, 'DrawFrame');
  const turn: Span = { start: moved.ts, end: click.ts + WHEEL.spinMs * 1000 };
  return { page, mainThread: click.tid, lifted, turn };
}

/** `DrawFrame` is what the page's compositor submits: frames that were only started are not counted. */
function framesIn(page: readonly TraceEvent[], span: Span) {
  const { start, end } = span;
  const frames = within(page, span).filter(({ name }) => name === 'DrawFrame');
  const edges = [start, ...frames.map(({ ts }) => ts), end];
  const gaps = edges.slice(1).map((ts, index) => ts - (edges[index] ?? ts));
  return {
    framesPerSecond: (frames.length * 1e6) / (end - start),
    longestGap: Math.max(...gaps) / 1000,
  };
}

/** The share of frames that Chromium counts as visibly missed. */
function droppedShare(page: readonly TraceEvent[]): number {
  const states = page
    .filter(({ name, ph }) => name === 'PipelineReporter' && ph === 'b')
    .filter((event) => argument(event, 'frame_reporter', 'state') !== 'STATE_NO_UPDATE_DESIRED');
  const dropped = states.filter(
    (event) =>
      argument(event, 'frame_reporter', 'state') === 'STATE_DROPPED' &&
      argument(event, 'frame_reporter', 'affects_smoothness') === true,
  );
  return states.length === 0 ? 1 : dropped.length / states.length;
}

/** A paint without a known cause counts as the page's, to be on the safe side. */
function paintsOfPage(during: readonly TraceEvent[], paints: readonly TraceEvent[]) {
  const by = new Set<string>();
  let since = 0;
  let count = 0;
  for (const { ts } of paints) {
    const before = within(during, { start: since, end: ts });
    since = ts;
    const asks = before.filter(({ name }) => name === 'LocalFrameView::ScheduleAnimation');
    if (asks.length > 0 && asks.every((ask) => argument(ask, 'location', 'function_name') === NOT_OF_PAGE))
      continue;
    count += 1;
    for (const event of before.filter(({ name }) => name === 'StyleRecalcInvalidationTracking')) {
      const [element, reason, extra] = ['nodeName', 'reason', 'extraData'].map((key) =>
        argument(event, 'data', key),
      );
      by.add(`${element}: ${reason}${extra ? ` ${extra}` : ''}`);
    }
  }
  return { paints: count, by: [...by] };
}

function rasterTasks(events: readonly TraceEvent[]): number {
  return events.filter(({ name }) => name === 'RasterTask').length;
}

function within(events: readonly TraceEvent[], { start, end }: Span): readonly TraceEvent[] {
  return events.filter(({ ts }) => ts >= start && ts < end);
}

/** Without tasks that are part of another, so that each millisecond counts once. */
function outermost(works: readonly TraceEvent[]): readonly TraceEvent[] {
  let end = 0;
  return works.filter(({ ts, dur = 0 }) => {
    if (ts < end) return false;
    end = ts + dur;
    return true;
  });
}

/** Milliseconds. */
function lasted(works: readonly TraceEvent[]): number {
  return works.reduce((total, { dur = 0 }) => total + dur, 0) / 1000;
}

function need(event: TraceEvent | undefined): TraceEvent {
  if (!event) throw new Error('the trace does not show a wheel that turns after a tap');
  return event;
}
