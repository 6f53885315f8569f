import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { STARTUP_NOTE } from '../frontends/shell/src/locales/startup-note.ts';
import { logInAsAdmin } from './support/browser-login.ts';
import { pageJourney } from './support/journey.ts';

pageJourney('failed downloads', (site) => {
  /** Opens a page on which downloads of scripts with this name fail until `mend` is called. */
  async function visitWithout(name: string, { phone = true } = {}) {
    const { page, browserErrors } = await site.open({ phone, noWorker: true });
    let isBroken = true;
    // Once active, the service worker would answer some of these requests itself.
    await page.route(`**/assets/**/${name}-*.js`, (route) =>
      isBroken ? route.abort('connectionreset') : route.continue(),
    );
    const brokenOff = page.waitForEvent('requestfailed', (request) => request.url().includes(`/${name}-`));
    return {
      page,
      brokenOff,
      mend: () => {
        isBroken = false;
      },
      uncaught: () => browserErrors.filter((error) => error.startsWith('uncaught')),
    };
  }

  const greeting = (page: Page) => page.getByRole('heading', { name: 'Respire. Há um Salmo' });
  const spin = (page: Page) => page.getByRole('button', { name: 'Girar a roleta' });
  const message = (page: Page) => page.getByRole('button', { name: 'Receber mensagem' });
  const failed = (page: Page) => page.getByText('Esta parte não abriu.').first();

  it.each(['index', 'application', 'platform', 'renderer', 'pt'])(
    'the greeting stays and the page opens after the download of “%s” failed once',
    async (name) => {
      const { page, brokenOff, mend, uncaught } = await visitWithout(name);
      await page.goto(site.url);
      await brokenOff;
      expect(await greeting(page).isVisible()).toBe(true);
      mend();
      await spin(page).waitFor();
      await message(page).waitFor();
      expect(uncaught()).toEqual([]);
    },
  );

  it('after a long wait the page shows how to continue and whom to call', async () => {
    const { page, mend } = await visitWithout('application');
    await page.goto(site.url);
    const note = page.getByText(STARTUP_NOTE.pt.late);
    expect(await note.isVisible()).toBe(false);
    const waitMs = await page.locator('#startup-note').evaluate((element) => {
      const [appearance] = element.getAnimations();
      appearance?.finish();
      return Number(appearance?.effect?.getTiming().delay);
    });
    expect(waitMs).toBeGreaterThanOrEqual(5_000);
    await note.waitFor();
    expect(await page.getByRole('link', { name: '188' }).first().getAttribute('href')).toBe('tel:188');
    mend();
    await page.getByRole('link', { name: STARTUP_NOTE.pt.reload }).click();
    await spin(page).waitFor();
    expect(await note.count()).toBe(0);
  });

  it('the rest of Home works when the composer fails to load, and a retry loads it', async () => {
    const { page, mend, uncaught } = await visitWithout('composer');
    await page.goto(site.url);
    await failed(page).waitFor();
    await spin(page).click();
    mend();
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await message(page).waitFor();
    expect(uncaught()).toEqual([]);
  });

  it('the menus of a phone show an error, and open at the next press', async () => {
    const { page, mend, uncaught } = await visitWithout('open-menus');
    await page.goto(site.url);
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.click();
    await failed(page).waitFor();
    mend();
    await menu.click();
    await page.getByRole('menuitem').first().waitFor();
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['Início', 'Admin']);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Menu');
    expect(uncaught()).toEqual([]);
  });

  it('M-023 a login dialog that failed to load shows an error and opens only at the next press', async () => {
    const { page, mend, uncaught } = await visitWithout('login-dialog', { phone: false });
    await page.goto(site.url);
    const entrar = page.getByRole('button', { name: 'Entrar' });
    await entrar.click();
    await failed(page).waitFor();
    expect(await greeting(page).isVisible()).toBe(true);
    mend();
    await entrar.click();
    await page.getByRole('dialog').waitFor();
    expect(uncaught()).toEqual([]);
  });

  it('an answer is kept while its letter cannot be loaded', async () => {
    const { page, mend, uncaught } = await visitWithout('answer-letter');
    await page.goto(site.url);
    await page.getByLabel('Seu nome').fill('Ana');
    await page.getByLabel('Seu problema ou pergunta').fill('Tenho medo de perder o meu emprego.');
    await message(page).click();
    await failed(page).waitFor();
    mend();
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await page.getByTestId('ai-response').waitFor();
    expect(uncaught()).toEqual([]);
  });

  it('help is offered when the distress worker fails to load', async () => {
    const { page, brokenOff } = await visitWithout('distress-worker');
    await page.goto(site.url);
    await page.getByLabel('Seu problema ou pergunta').fill('Não quero mais viver.');
    await brokenOff;
    await page.getByRole('complementary', { name: 'Você não está só' }).waitFor();
  });

  it.each([
    ['videos-area', '/admin?area=videos', 'Adicionar vídeo'],
    ['dashboard', '/admin', 'Histórico'],
    ['file-diagnostics', '/debug/videos', 'Diagnóstico de vídeos'],
  ])(
    'the frame of the administration stays when “%s” fails to load, and a retry loads it',
    async (name, path, heading) => {
      const { page, brokenOff, mend, uncaught } = await visitWithout(name, { phone: false });
      await logInAsAdmin(page, site.url);
      await page.goto(`${site.url}${path}`);
      await brokenOff;
      await page.getByText('Esta parte não abriu').first().waitFor();
      mend();
      await page.getByRole('main').getByRole('button', { name: 'Tentar novamente' }).click();
      await page.getByRole('heading', { name: heading }).first().waitFor();
      expect(uncaught()).toEqual([]);
    },
  );

  it('the administration opens at a retry after its entry arrived and its pages did not', async () => {
    const { page, brokenOff, mend, uncaught } = await visitWithout('register', {
      phone: false,
    });
    await logInAsAdmin(page, site.url);
    await page.goto(`${site.url}/debug/videos`);
    await brokenOff;
    await page.getByText('O módulo desta página não está respondendo.').waitFor();
    mend();
    await page.getByRole('main').getByRole('button', { name: 'Tentar novamente' }).click();
    await page.getByRole('heading', { name: 'Diagnóstico de vídeos' }).waitFor();
    expect(uncaught()).toEqual([]);
  });

  describe('stylesheets', () => {
    /** Opens a page whose stylesheets of this name fail to load until `mend` is called. */
    async function visitWithoutStyles(name: string, path: string) {
      const { page } = await site.open({ phone: false, noWorker: true });
      let isBroken = true;
      await page.route(`**/assets/${name}-*.css`, (route) =>
        isBroken ? route.abort('connectionreset') : route.continue(),
      );
      const brokenOff = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'));
      await logInAsAdmin(page, site.url);
      await page.goto(site.url + path);
      await brokenOff;
      return {
        page,
        mend: () => {
          isBroken = false;
        },
      };
    }

    const hasStyle = (page: Page, selector: string, display: string) =>
      page.waitForFunction(
        ([wanted, expected]) => {
          const element = document.querySelector(wanted ?? '');
          return element && getComputedStyle(element).display === expected;
        },
        [selector, display],
      );

    it('of the first page is loaded when the connection is back', async () => {
      const { page, mend } = await visitWithoutStyles('application', '/');
      await spin(page).waitFor();
      mend();
      await hasStyle(page, '.brand', 'flex');
    });

    it.each([
      ['user-messages-screen', '/login', '.login-page', 'grid'],
      ['register', '/admin', '.admin-head', 'flex'],
    ])('“%s” is loaded at the retry of its part', async (name, path, selector, display) => {
      const { page, mend } = await visitWithoutStyles(name, path);
      await page.getByText('Esta página não abriu').waitFor();
      mend();
      await hasStyle(page, selector, display);
    });
  });
});
