import type { BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../beside-baseline.ts';

const SCROLL_STEPS = 120;
const SETTLE_MS = 500;

export interface PageFigures {
  /** Milliseconds from the action to its visible result. */
  readonly milliseconds: number;
  /** The main thread's longest task meanwhile, in milliseconds; 0 if none lasted 50. */
  readonly longestTask: number;
  readonly longTasks: number;
}

/** What the administrator waits for in the browser: opening, scrolling, searching and sorting the list, and the statistics. */
export async function measurePages(
  url: string,
  cookies: readonly { readonly name: string; readonly value: string }[],
): Promise<Record<string, PageFigures>> {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'pt-BR' });
    await context.addCookies(
      cookies.filter(({ value }) => value !== '').map((cookie) => ({ ...cookie, url })),
    );
    await context.addInitScript(() => {
      const tasks: number[] = [];
      Object.assign(globalThis, { tasks });
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      });
      observer.observe({ type: 'longtask', buffered: true });
    });
    return { ...(await measureList(context, url)), ...(await measureStatistics(context, url)) };
  } finally {
    await browser.close();
  }
}

async function measureList(context: BrowserContext, url: string): Promise<Record<string, PageFigures>> {
  const page = await context.newPage();
  const rows = page.locator('.video-list [data-index]');
  const open = await during(page, async () => {
    await page.goto(`${url}/admin?area=videos`);
    await rows.first().waitFor();
  });
  const scroll = await during(page, () =>
    page.evaluate(async (steps) => {
      for (let step = 0; step < steps; step += 1) {
        window.scrollBy(0, 400);
        await new Promise(requestAnimationFrame);
      }
    }, SCROLL_STEPS),
  );
  await page.evaluate(() => window.scrollTo(0, 0));
  const search = await during(page, async () => {
    await page.getByRole('searchbox').first().fill('versículo 9999');
    await page.locator('.video-list[aria-rowcount="2"]').waitFor();
  });
  await page.getByRole('searchbox').first().fill('');
  await page.locator('.video-list[aria-rowcount="10001"]').waitFor();
  const sort = await during(page, async () => {
    await page.locator('.video-list .data-list-sort').first().click();
    await page.locator('.video-list [aria-sort=ascending]').waitFor();
  });
  await page.close();
  return {
    'list: open': open,
    [`list: scroll ${SCROLL_STEPS} steps`]: scroll,
    'list: search': search,
    'list: sort by the first column': sort,
  };
}

async function measureStatistics(context: BrowserContext, url: string): Promise<Record<string, PageFigures>> {
  const page = await context.newPage();
  const charts = page.getByRole('slider');
  const open = await during(page, async () => {
    await page.goto(`${url}/admin`);
    await charts.first().waitFor();
  });
  const year = await during(page, async () => {
    await page.getByRole('radio', { name: /365/ }).check();
    await page.locator('[role=slider][aria-valuemax="364"]').first().waitFor();
  });
  await page.close();
  return { 'statistics: open': open, 'statistics: 365 days': year };
}

async function during(page: Page, work: () => Promise<unknown>): Promise<PageFigures> {
  const tasks = () => page.evaluate(() => (globalThis as unknown as { tasks?: number[] }).tasks ?? []);
  const before = page.url() === 'about:blank' ? 0 : (await tasks()).length;
  const startedAt = performance.now();
  await work();
  const milliseconds = Math.round(performance.now() - startedAt);
  await page.waitForTimeout(SETTLE_MS);
  const own = (await tasks()).slice(before);
  return { milliseconds, longestTask: Math.round(Math.max(0, ...own)), longTasks: own.length };
}
