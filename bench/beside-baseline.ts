import { type Browser, chromium } from 'playwright-core';
import { buildBaseline } from './baseline.ts';
import { builtFrontends } from './built-frontends.ts';
import { startWith } from './product.ts';

/** Chromium, `SELAH_BROWSER` or Debian's, without its background requests. */
export function launchBrowser(...more: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.SELAH_BROWSER || '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      ...more,
    ],
  });
}

export interface Contestants {
  readonly browser: Browser;
  /** The addresses of the product with the current pages, and with those of the baseline. */
  readonly now: string;
  readonly before: string;
}

/**
 * Starts the product twice, with the current pages and with those of another commit, and cleans up afterwards. `port` and
 * the next one must be free.
 */
export async function besideBaseline(
  ref: string,
  port: number,
  measure: (contestants: Contestants) => Promise<void>,
): Promise<void> {
  process.stdout.write(`Building the pages of ${ref} …\n`);
  const baseline = buildBaseline(ref);
  const browser = await launchBrowser();
  const now = await startWith(builtFrontends(), port);
  const before = await startWith(baseline, port + 1);
  try {
    await measure({ browser, now: now.url, before: before.url });
  } finally {
    await browser.close();
    await now.stop();
    await before.stop();
    baseline.remove();
  }
}
