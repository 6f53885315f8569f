import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright-core';
import { openSlowPhone } from '../slow-phone.ts';

const SETTLE_MS = 2_000;
const FRAME_PATIENCE_MS = 20_000;
const POLL_MS = 100;

/** Times are milliseconds from the start of the navigation, sizes are bytes as transferred (compressed). */
export interface PageMetrics {
  readonly lcp: number;
  readonly totalBlockingTime: number;
  readonly layoutShift: number;
  readonly firstVideoFrame: number;
  /** Scripts named in the page, which must be loaded before Home is rendered. Bodies only. */
  readonly entryScriptBytes: number;
  /** All scripts of the visit, including those after the first rendering, with headers. */
  readonly scriptBytes: number;
  readonly styleBytes: number;
  readonly requests: number;
  readonly foreignRequests: number;
}

/** Opens the page once as a new visitor on the throttled phone; a page without a film has no first frame. */
export async function measurePage(
  browser: Browser,
  url: string,
  { hasFilm = true, cpuSlowdown }: { readonly hasFilm?: boolean; readonly cpuSlowdown?: number } = {},
): Promise<PageMetrics> {
  const { page, cdp } = await openSlowPhone(browser, cpuSlowdown);
  const kinds = new Map<string, string>();
  const bytes = { script: 0, style: 0 };
  let foreignRequests = 0;
  const origin = new URL(url).origin;
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type);
    if (response.url.startsWith('http') && new URL(response.url).origin !== origin) foreignRequests += 1;
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) === 'Script') bytes.script += encodedDataLength;
    if (kinds.get(requestId) === 'Stylesheet') bytes.style += encodedDataLength;
  });

  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  if (hasFilm) await firstFrame(cdp);
  await delay(SETTLE_MS);
  const seen = await read(cdp);
  const entryScriptBytes = await page.evaluate(entryScripts);
  await page.context().close();
  return {
    ...seen,
    entryScriptBytes,
    scriptBytes: bytes.script,
    styleBytes: bytes.style,
    requests: kinds.size,
    foreignRequests,
  };
}

type Seen = Record<'lcp' | 'totalBlockingTime' | 'layoutShift' | 'firstVideoFrame', number>;

declare global {
  interface Window extends Partial<Seen> {}
}

async function firstFrame(cdp: CDPSession): Promise<void> {
  const patience = performance.now() + FRAME_PATIENCE_MS;
  while ((await read(cdp)).firstVideoFrame === 0) {
    if (performance.now() > patience) throw new Error('the film did not begin');
    await delay(POLL_MS);
  }
}

/**
 * What the page has seen of itself. Asked of the browser, because Playwright would first give the page its own helpers, which the slow
 * phone takes 40 to 110 ms to evaluate.
 */
async function read(cdp: CDPSession): Promise<Seen> {
  const expression = `({ lcp: window.lcp ?? 0, totalBlockingTime: window.totalBlockingTime ?? 0,
    layoutShift: window.layoutShift ?? 0, firstVideoFrame: window.firstVideoFrame ?? 0 })`;
  const { result } = await cdp.send('Runtime.evaluate', { expression, returnByValue: true });
  return result.value as Seen;
}

/** Runs in the page before its own scripts. A task blocks for its time beyond 50 ms. */
function observe(): void {
  const watch = (type: string, see: (entry: PerformanceEntry & Record<string, number | boolean>) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        see(entry as PerformanceEntry & Record<string, number | boolean>);
    }).observe({ type, buffered: true });
  window.layoutShift = 0;
  window.totalBlockingTime = 0;
  watch('largest-contentful-paint', (entry) => {
    window.lcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + Number(entry.value);
  });
  watch('longtask', (entry) => {
    window.totalBlockingTime = (window.totalBlockingTime ?? 0) + Math.max(0, entry.duration - 50);
  });
  const firstFrame = setInterval(() => {
    const video = document.querySelector('video');
    if (!video || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
    window.firstVideoFrame = performance.now();
    clearInterval(firstFrame);
  }, 16);
}

/** Runs in the page after the measurement: requests it once more, without the scripts that it loads. */
async function entryScripts(): Promise<number> {
  const html = await (await fetch(window.location.href)).text();
  const sent = new DOMParser().parseFromString(html, 'text/html');
  const names = [...sent.querySelectorAll('script[src], link[rel="modulepreload"]')].map(
    (tag) => tag.getAttribute('src') ?? tag.getAttribute('href') ?? '',
  );
  const entries = names.flatMap((name) =>
    performance.getEntriesByName(new URL(name, window.location.href).href, 'resource'),
  );
  return entries.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0);
}
