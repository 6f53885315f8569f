import type { Browser } from 'playwright-core';

/** The used fields of an event of Chromium's trace. `ts` and `dur` are microseconds of one clock for all processes. */
export interface TraceEvent {
  readonly name: string;
  /** X: lasts `dur`; b, n, e: begins, changes, ends; I and R: a point in time. */
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args: unknown;
}

const CATEGORIES = [
  'benchmark',
  'cc',
  'blink.animations',
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'disabled-by-default-devtools.timeline.invalidationTracking',
];

/** Records Chromium's trace, of all its processes, while `act` runs. Events are not sorted by time. */
export async function traceOf(browser: Browser, act: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const cdp = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { recordMode: 'recordAsMuchAsPossible', includedCategories: CATEGORIES },
  });
  await act();
  const complete = new Promise<boolean>((resolve) =>
    cdp.once('Tracing.tracingComplete', ({ dataLossOccurred }) => resolve(!dataLossOccurred)),
  );
  await cdp.send('Tracing.end');
  if (!(await complete)) throw new Error('Chromium lost a part of the trace');
  await cdp.detach();
  return events.toSorted((a, b) => a.ts - b.ts);
}

/** The value at a path of an event's arguments; undefined if it does not exist. */
export function argument(event: TraceEvent, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    event.args,
  );
}
