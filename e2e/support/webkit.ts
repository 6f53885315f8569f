import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { Builder, By, error, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { OtherBrowser, Session } from './browser-session.ts';
import { freePort } from './free-port.ts';

/** Long enough for a busy machine. Milliseconds. */
const PATIENCE_MS = 30_000;

/** Debian's WebKit (MiniBrowser over WebDriver, in a virtual display), the closest to Safari outside of macOS. */
export async function launchWebKit(): Promise<OtherBrowser> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  if (!binary) throw new Error('webkit2gtk-driver is installed without MiniBrowser');
  // Without `-noreset` the display restarts when its last window closes, and refuses a browser that starts at that moment;
  // the driver would wait for that browser without end.
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-noreset', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const display = await firstLine(screen);
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: `:${display}` },
    stdio: 'ignore',
  });
  await answers(`http://127.0.0.1:${port}/status`);
  return {
    openSession: async () =>
      sessionOf(
        await new Builder()
          .usingServer(`http://127.0.0.1:${port}`)
          .withCapabilities({
            browserName: 'MiniBrowser',
            // The default of five minutes would outlast the test, whose second attempt would then share its session.
            timeouts: { pageLoad: PATIENCE_MS, script: PATIENCE_MS },
            'webkitgtk:browserOptions': { binary, args: ['--automation', '--private'] },
          })
          .build(),
      ),
    async stop() {
      for (const child of [driver, screen]) {
        const ended = once(child, 'exit');
        child.kill();
        await ended;
      }
    },
  };
}

function sessionOf(driver: WebDriver): Session {
  const seen = async (xpath: string) => {
    const element = await driver.wait(() => visible(driver, xpath), PATIENCE_MS, `${xpath} is not visible`);
    if (!element) throw new Error(`${xpath} is not visible`);
    // Turns smooth scrolling off, because the driver would act before it has finished.
    await driver.executeScript(
      'arguments[0].scrollIntoView({ behavior: "instant", block: "center" })',
      element,
    );
    return element;
  };
  return {
    goto: (url) => driver.get(url),
    waitFor: async (xpath) => void (await seen(xpath)),
    click: async (xpath) => (await seen(xpath)).click(),
    type: async (xpath, text) => (await seen(xpath)).sendKeys(text),
    run: <Result>(body: string) => driver.executeScript<Result>(`return (async () => { ${body} })()`),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: () => driver.quit(),
  };
}

/** The element, once it is visible. Repeated when the page redirects meanwhile. */
async function visible(driver: WebDriver, xpath: string): Promise<WebElement | undefined> {
  try {
    const [element] = await driver.findElements(By.xpath(xpath));
    return (await element?.isDisplayed()) ? element : undefined;
  } catch (failure) {
    if (failure instanceof error.NoSuchFrameError || failure instanceof error.StaleElementReferenceError)
      return undefined;
    throw failure;
  }
}

async function firstLine({ stdio }: ChildProcess): Promise<string> {
  const pipe = stdio[3];
  if (!pipe || !('setEncoding' in pipe)) throw new Error('Xvfb reports no display');
  const [line] = await once(pipe.setEncoding('utf8'), 'data');
  return String(line).trim();
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('WebKitWebDriver does not answer');
}
