import { launch, type Page } from 'puppeteer-core';
import type { OtherBrowser, Session } from './browser-session.ts';

/** Long enough for a busy machine. Milliseconds. */
const PATIENCE_MS = 30_000;

/** Debian's Firefox over WebDriver BiDi, which it supports natively. */
export async function launchFirefox(): Promise<OtherBrowser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: { 'intl.accept_languages': 'pt-BR, pt' },
  });
  return {
    async openSession() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE_MS);
      return sessionOf(page, () => context.close());
    },
    stop: () => browser.close(),
  };
}

function sessionOf(page: Page, close: () => Promise<void>): Session {
  const seen = (xpath: string) => page.locator(`::-p-xpath(${xpath})`);
  return {
    goto: async (url) => void (await page.goto(url)),
    waitFor: async (xpath) => void (await seen(xpath).wait()),
    click: (xpath) => seen(xpath).click(),
    type: async (xpath, text) => {
      const field = await page.waitForSelector(`::-p-xpath(${xpath})`, { visible: true });
      await field?.type(text);
    },
    run: async <Result>(body: string) =>
      (await page.evaluate(`(async () => { ${body} })()`)) as Awaited<Result>,
    screenshot: async () => Buffer.from(await page.screenshot()),
    close,
  };
}
