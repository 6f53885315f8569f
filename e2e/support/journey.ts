import { afterAll, afterEach, beforeAll, describe, jest } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { hasBrowser, launchBrowser, openVisit, type Visit, type VisitOptions } from './browser.ts';
import { type ProductOptions, type RunningProduct, startProduct } from './product.ts';

/** The product of a group of journeys, and the browser in which it is met. Both end with the group. */
export interface Site {
  readonly url: string;
  readonly product: RunningProduct;
  readonly browser: Browser;
  /** A visitor with a fresh browser profile, who leaves when the test ends. */
  open(options?: VisitOptions): Promise<Visit>;
  /** Kills the product and starts it at the same address with the same data. */
  restart(env?: Readonly<Record<string, string>>): Promise<void>;
}

export interface JourneyOptions extends ProductOptions {
  /** Why these journeys cannot be made here, where they cannot. */
  readonly skipped?: string | undefined;
}

/**
 * A group of journeys through one running product. Without a browser they are skipped, and the report says why. A machine
 * that is busy with other things can take a browser's turn at any moment: in CI, what fails is tried a second time, and
 * the run names what needed it.
 */
export function journey(title: string, tell: (site: Site) => void, options: JourneyOptions = {}): void {
  const reason = hasBrowser ? options.skipped : 'no browser found';
  const group = reason === undefined ? describe : describe.skip;
  group(reason === undefined ? title : `${title} (skipped: ${reason})`, () => {
    jest.retryTimes(process.env.CI ? 1 : 0, { logErrorsBeforeRetry: true });
    let product: RunningProduct | undefined;
    let browser: Browser | undefined;
    const visits: Visit[] = [];

    beforeAll(async () => {
      product = await startProduct(options);
      browser = await launchBrowser();
    });
    afterAll(async () => {
      await browser?.close();
      await product?.stop();
    });

    const site: Site = {
      get url() {
        return site.product.url;
      },
      get product() {
        return started(product);
      },
      get browser() {
        return started(browser);
      },
      async open(visitOptions) {
        const visit = await openVisit(site.browser, visitOptions);
        visits.push(visit);
        return visit;
      },
      async restart(env = {}) {
        const { dataDirectory, url, kill } = site.product;
        await kill();
        product = await startProduct({
          dataDirectory,
          env: { ...options.env, PORT: new URL(url).port, ...env },
        });
      },
    };
    tell(site);

    // Registered last: what a group looks at after each of its tests comes before its visitors leave.
    afterEach(async () => {
      for (const visit of visits.splice(0)) await visit.close();
    });
  });
}

function started<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('the product and the browser are there once a test runs');
  return part;
}
