import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { pinFonts } from './pinned-fonts.ts';

const path = process.env.SELAH_BROWSER || '/usr/bin/chromium';

/** Whether there is a browser to make journeys with; `npm test` looks for one and says which it found. */
export const hasBrowser = existsSync(path);

/** The build of the browser, such as `Chromium 156.0.8078.79`, or undefined where there is none. */
export function browserBuild(): string | undefined {
  if (!hasBrowser) return undefined;
  const said = execFileSync(path, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return /^\S.*? [\d.]+/.exec(said)?.[0];
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: path,
    env: { ...process.env, FONTCONFIG_FILE: pinFonts() },
    // A visitor's browser opens no window that nobody asked for; made for tests, it would.
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
    ],
  });
}

export interface Visit {
  readonly page: Page;
  /** Whatever a visitor's console would show in red, and requests that went nowhere. */
  readonly complaints: string[];
  close(): Promise<void>;
}

export interface VisitOptions {
  readonly locale?: string;
  /** IANA name. */
  readonly timeZone?: string;
  readonly phone?: boolean;
  /** A phone as it is: fingers instead of a mouse, and the layout of a mobile browser. */
  readonly touch?: boolean;
  /** Without a service worker, which would keep the files of the build that it came with. */
  readonly noWorker?: boolean;
}

/** A visitor with a fresh browser profile: nothing stored, nothing cached. */
export async function openVisit(browser: Browser, options: VisitOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    locale: options.locale ?? 'pt-BR',
    timezoneId: options.timeZone ?? 'UTC',
    ...(options.noWorker && { serviceWorkers: 'block' }),
    ...(options.touch && { hasTouch: true, isMobile: true, deviceScaleFactor: 2 }),
    viewport: options.phone === false ? { width: 1280, height: 800 } : { width: 390, height: 844 },
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  return { page, complaints, close: () => context.close() };
}

/** What the page itself complains of: that a request went wrong, a browser says of its own accord. */
export function ownComplaints({ complaints }: Visit): string[] {
  return complaints.filter((complaint) => !complaint.startsWith('console: Failed to load resource'));
}
