import { expect, it } from '@jest/globals';
import { NEW_BUILD_FOUND } from '@selah/web-kit/browser/build-events';
import type { Page } from 'playwright-core';
import { pageJourney } from './support/journey.ts';
import { passTime } from './support/pass-time.ts';

pageJourney('a press of the help button is not lost', (site) => {
  const help = (page: Page) => page.getByRole('button', { name: 'Precisa de ajuda agora?' });
  const dialog = (page: Page) => page.getByRole('dialog').locator('a[href="tel:188"]');
  /** The emergency numbers in the footer, while the dialog is not loaded. */
  const numbers = (page: Page) => page.getByRole('alert').locator('a[href="tel:188"]');

  /** Opens Home; the first requests of the dialog's file get these answers, in this order. */
  async function visitWith(...answers: readonly ('breaks' | 'waits')[]) {
    const { page } = await site.open({ noWorker: true });
    const left = [...answers];
    const waiting: (() => void)[] = [];
    await page.route('**/assets/help-dialog-*.js', async (route) => {
      const answer = left.shift();
      if (answer === 'breaks') return route.abort('connectionreset');
      if (answer === 'waits') await new Promise<void>((resolve) => waiting.push(resolve));
      return route.continue();
    });
    await page.goto(site.url);
    return {
      page,
      arrive: () => {
        for (const resolve of waiting.splice(0)) resolve();
      },
    };
  }

  it('when the list arrives late: the numbers can be called meanwhile, and it opens', async () => {
    const { page, arrive } = await visitWith('waits');
    await page.clock.install();
    await help(page).click();
    await numbers(page).waitFor();
    await page.clock.runFor(60_000);
    arrive();
    await dialog(page).waitFor();
    expect(await numbers(page).count()).toBe(0);
  });

  it('when the list cannot be downloaded at first: the numbers can be called, and it opens by itself', async () => {
    const { page } = await visitWith('breaks', 'breaks', 'breaks');
    await page.clock.install();
    await help(page).click();
    await numbers(page).waitFor();
    await passTime(page, () => dialog(page).isVisible());
  });

  it('when the list could not be downloaded: the next press tries at once', async () => {
    const { page } = await visitWith('breaks', 'breaks', 'breaks');
    await page.clock.install();
    await help(page).focus();
    await page.keyboard.press('Enter');
    await numbers(page).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
  });

  it.each([1, 6])('when the button is pressed as soon as it exists, at 1/%i of the speed', async (rate) => {
    const { page } = await site.open({ noWorker: true });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    await page.goto(site.url, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => {
        const button = [...document.querySelectorAll('button')].find(
          ({ textContent }) => textContent === 'Precisa de ajuda agora?',
        );
        button?.click();
        return button !== undefined;
      },
      undefined,
      { polling: 5 },
    );
    await dialog(page).waitFor();
  });

  it.each(['mouse', 'finger'] as const)(
    'when the page moves between the press and the release of a %s',
    async (pointer) => {
      const { page } = await site.open({ noWorker: true, touch: pointer === 'finger' });
      await page.goto(`${site.url}/login`);
      await page.getByRole('tab', { name: 'Cadastrar' }).waitFor();
      await help(page).scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await help(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const at = { x: x + width / 2, y: y + height / 2 };
      const devtools = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
        devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
      await page.mouse.move(at.x, at.y);
      await (pointer === 'mouse' ? page.mouse.down() : touch('touchStart', [at]));
      // As a part does that is loaded above the footer.
      await page.locator('footer').evaluate((footer) => {
        footer.style.marginTop = '20rem';
      });
      await (pointer === 'mouse' ? page.mouse.up() : touch('touchEnd', []));
      await dialog(page).waitFor();
    },
  );

  it('when the pointer leaves the button before the release, nothing opens', async () => {
    const { page } = await site.open({ noWorker: true, phone: false });
    await page.goto(`${site.url}/login`);
    await help(page).hover();
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await help(page).focus();
    expect(await dialog(page).count()).toBe(0);
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
  });

  it('when a new build is found while the numbers are read: the page reloads after them', async () => {
    const { page } = await site.open({ noWorker: true });
    let arrive = () => {};
    const isPressed = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/remotes/admin/assets/register-*.js', async (route) => {
      await isPressed;
      await route.fulfill({ status: 404 });
    });
    await page.goto(`${site.url}/admin`);
    const own = (await page.locator('meta[name="build"]').getAttribute('content')) ?? '';
    await page.route(site.url, (route) =>
      route.request().method() === 'HEAD'
        ? route.fulfill({ headers: { 'x-build': [...own].reverse().join('') } })
        : route.continue(),
    );
    await help(page).click();
    await dialog(page).waitFor();
    arrive();
    await page.getByText('O módulo desta página não está respondendo.').waitFor({ state: 'attached' });
    // The browser reports a reload in the same moment in which the page asks for it.
    const reloads = await page.evaluate(
      (found) =>
        new Promise<number>((resolve) => {
          let navigations = 0;
          navigation.addEventListener('navigate', () => {
            navigations += 1;
          });
          // After the other listeners of this event.
          window.addEventListener(found, () => setTimeout(() => resolve(navigations)));
        }),
      NEW_BUILD_FOUND,
    );
    expect([reloads, await dialog(page).isVisible()]).toEqual([0, true]);
    const reloaded = page.waitForEvent('domcontentloaded');
    await page.keyboard.press('Escape');
    await reloaded;
  });
});
