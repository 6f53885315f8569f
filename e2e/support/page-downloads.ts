import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

/** Without a download for this long, nothing more loads by itself. Milliseconds. */
const SETTLED_MS = 500;
/** Playwright's own limit for waiting. */
const LIMIT_MS = 30_000;
const PAUSE_MS = 50;

interface Downloads {
  readonly pending: Set<Request>;
  changedAt: number;
}

const byPage = new WeakMap<Page, Downloads>();

/** Notes what the page downloads from now on, for `untilDownloadsEnd`. */
export function noteDownloads(page: Page): void {
  const downloads: Downloads = { pending: new Set(), changedAt: Date.now() };
  byPage.set(page, downloads);
  const note = (change: (request: Request) => void) => (request: Request) => {
    // A video that nobody plays stays open; of a counter's answer the page reads nothing (see below).
    if (request.method() !== 'GET' || request.resourceType() === 'media') return;
    change(request);
    downloads.changedAt = Date.now();
  };
  const begin = note((request) => downloads.pending.add(request));
  const end = note((request) => downloads.pending.delete(request));
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
}

/**
 * Waits until all parts that load by themselves are there. Playwright's `networkidle` waits for calls too whose answer
 * no script reads, and Chromium may never report these as finished: a counter that answers 503 with a body.
 * @throws Error after 30 seconds
 */
export async function untilDownloadsEnd(page: Page): Promise<void> {
  const downloads = byPage.get(page);
  if (!downloads) throw new Error('downloads of this page were not noted from its start');
  const end = Date.now() + LIMIT_MS;
  while (downloads.pending.size > 0 || Date.now() - downloads.changedAt < SETTLED_MS) {
    if (Date.now() > end)
      throw new Error(`still loading: ${[...downloads.pending].map((request) => request.url()).join(' ')}`);
    await wait(PAUSE_MS);
  }
}
