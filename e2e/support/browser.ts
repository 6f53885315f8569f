import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { noteDownloads } from './page-downloads.ts';
import { pinFonts } from './pinned-fonts.ts';

const path = process.env.SELAH_BROWSER || '/usr/bin/chromium';

/** Debian's Chromium without windows, of the same version: pages take about a third less processor time. */
const HEADLESS_SHELL = `${path}-headless-shell`;

/** Whether a browser for journeys is installed; `npm test` reports which one it found. */
export const hasBrowser = existsSync(path);

/** The version of the browser, e.g. `Chromium 156.0.8078.79`; undefined without a browser. */
export function browserBuild(): string | undefined {
  if (!hasBrowser) return undefined;
  const said = execFileSync(path, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return /^\S.*? [\d.]+/.exec(said)?.[0];
}

/** Starts the browser; for tests of pages alone, its headless shell if that is installed. */
export function launchBrowser({ onlyPages = false } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: onlyPages && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : path,
    env: { ...process.env, FONTCONFIG_FILE: pinFonts() },
    // Playwright turns the pop-up blocker off, but visitors have one.
    ignoreDefaultArgs: ['--disable-popup-blocking'],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--autoplay-policy=user-gesture-required',
      // Until 2026 browsers remembered a failed import and never repeated it (whatwg/html#6768).
      '--disable-features=ModuleMapDoNotCacheFailedFetch',
    ],
  });
}

/**
 * The browser breaks off all downloads when the machine's network changes, as when a container starts. The pages then try
 * again (network-changes.e2e.test.ts).
 */
const NETWORK_CHANGED = 'net::ERR_NETWORK_CHANGED';

export interface Visit {
  readonly page: Page;
  /** Console errors, uncaught exceptions and failed requests. */
  readonly browserErrors: string[];
  close(): Promise<void>;
}

export interface VisitOptions {
  readonly locale?: string;
  /** IANA name. */
  readonly timeZone?: string;
  readonly phone?: boolean;
  /** A phone with touch input and mobile layout. */
  readonly touch?: boolean;
  /**
   * Without a service worker, which would serve files of the build that it was installed with. Installing it takes a third of
   * the processor time of a visit.
   */
  readonly noWorker?: boolean;
  /** For `untilDownloadsEnd`. The events of all requests take 20 ms of processor time per visit. */
  readonly notesDownloads?: boolean;
}

/** Opens a page in a new browser profile, with empty storage and cache. */
export async function openVisit(browser: Browser, options: VisitOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    locale: options.locale ?? 'pt-BR',
    timezoneId: options.timeZone ?? 'UTC',
    ...(options.noWorker && { serviceWorkers: 'block' as const }),
    ...(options.touch && { hasTouch: true, isMobile: true, deviceScaleFactor: 2 }),
    viewport: options.phone === false ? { width: 1280, height: 800 } : { width: 390, height: 844 },
  });
  const page = await context.newPage();
  if (options.notesDownloads) noteDownloads(page);
  const browserErrors: string[] = [];
  page.on('pageerror', (error) => browserErrors.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' || message.text().includes(NETWORK_CHANGED)) return;
    browserErrors.push(`console: ${message.text()} (${message.location().url})`);
  });
  return { page, browserErrors, close: () => context.close() };
}

/** Complaints without those of the browser about failed requests. */
export function errorsExceptRequests({ browserErrors }: Visit): string[] {
  return browserErrors.filter((error) => !error.startsWith('console: Failed to load resource'));
}
