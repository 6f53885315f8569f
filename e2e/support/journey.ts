import { afterAll, afterEach, beforeAll, beforeEach, describe, jest } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { hasBrowser, launchBrowser, openVisit, type Visit, type VisitOptions } from './browser.ts';
import { type ProductOptions, type RunningProduct, startProduct } from './product.ts';

/** The product and the browser of a group of journeys. Both are stopped after the group. */
export interface Site {
  readonly url: string;
  readonly product: RunningProduct;
  readonly browser: Browser;
  /** Opens a page in a new browser profile, which is closed after the test. */
  open(options?: VisitOptions): Promise<Visit>;
  /** Kills the product and starts it in a new process, at the same address with the same data. */
  restart(env?: Readonly<Record<string, string>>): Promise<void>;
}

export interface JourneyOptions extends ProductOptions {
  /** Why these journeys cannot run here; undefined if they can. */
  readonly skipped?: string | undefined;
  /** Runs in the browser's headless shell if that is installed (see `launchBrowser`). */
  readonly onlyPages?: boolean;
  /** Runs first, and returns variables of the product that are only known then. */
  readonly prepare?: () => Promise<Readonly<Record<string, string>>>;
  /** Starts the product anew, with new data, for each test and each repetition of one. */
  readonly startsPerTest?: boolean;
}

/**
 * A group of journeys with one running product. Without a browser they are skipped with a reason. In CI a failed test is
 * repeated once, because a busy machine can delay the browser, and the run lists the repeated tests.
 */
export function journey(
  title: string,
  defineTests: (site: Site) => void,
  options: JourneyOptions = {},
): void {
  const reason = hasBrowser ? options.skipped : 'no browser found';
  const group = reason === undefined ? describe : describe.skip;
  group(reason === undefined ? title : `${title} (skipped: ${reason})`, () => {
    jest.retryTimes(process.env.CI ? 1 : 0, { logErrorsBeforeRetry: true });
    let product: RunningProduct | undefined;
    let browser: Browser | undefined;
    const visits: Visit[] = [];

    let env = options.env ?? {};
    const start = async () => {
      product = await startProduct({ ...options, env });
    };
    const stop = async () => product?.stop();

    beforeAll(async () => {
      env = { ...env, ...(await options.prepare?.()) };
    });
    if (options.startsPerTest) beforeEach(start);
    else beforeAll(start);
    beforeAll(async () => {
      browser = await launchBrowser(options);
    });
    afterAll(async () => {
      await browser?.close();
      if (!options.startsPerTest) await stop();
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
      async restart(more = {}) {
        const { dataDirectory, url, kill } = site.product;
        await kill();
        product = await startProduct({
          ...options,
          dataDirectory,
          env: { ...env, PORT: new URL(url).port, ...more },
        });
      },
    };
    defineTests(site);

    // Registered last, so that it runs after the group's own `afterEach`.
    afterEach(async () => {
      for (const visit of visits.splice(0)) await visit.close();
      if (options.startsPerTest) await stop();
    });
  });
}

/** A group that needs nothing of the browser but its pages: no pop-up blocker, no stored pictures. */
export function pageJourney(
  title: string,
  defineTests: (site: Site) => void,
  options: JourneyOptions = {},
): void {
  journey(title, defineTests, { ...options, onlyPages: true });
}

/** A group in which new builds are deployed (`RunningProduct.startAgain`). */
export function deployJourney(title: string, defineTests: (site: Site) => void): void {
  pageJourney(title, defineTests, { restartable: true });
}

function started<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('the product and the browser are only available in tests');
  return part;
}
