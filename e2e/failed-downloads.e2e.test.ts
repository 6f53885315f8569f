import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { LATE_NOTE } from '../frontends/shell/src/locales/late-note.ts';
import { journey } from './support/journey.ts';

journey('files that break off on a poor line', (site) => {
  /** A visit on which scripts of this name break off until the line is mended. */
  async function visitWithout(name: string, { phone = true } = {}) {
    const { page, complaints } = await site.open({ phone });
    let isBroken = true;
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
      uncaught: () => complaints.filter((complaint) => complaint.startsWith('uncaught')),
    };
  }

  const greeting = (page: Page) => page.getByRole('heading', { name: 'Respire. Há um Salmo' });
  const spin = (page: Page) => page.getByRole('button', { name: 'Girar a roleta' });
  const message = (page: Page) => page.getByRole('button', { name: 'Receber mensagem' });
  const failed = (page: Page) => page.getByText('Esta parte não abriu.').first();

  it.each(['index', 'common', 'application', 'platform', 'renderer', 'pt'])(
    'the greeting stays and the page comes by itself after “%s” broke off',
    async (name) => {
      const { page, brokenOff, mend, uncaught } = await visitWithout(name);
      await page.goto(site.url);
      await brokenOff;
      await greeting(page).waitFor();
      mend();
      await spin(page).waitFor();
      await message(page).waitFor();
      expect(uncaught()).toEqual([]);
    },
  );

  it('the page is dressed when its stylesheet comes after all', async () => {
    const { page } = await site.open();
    let isBroken = true;
    await page.route('**/assets/application-*.css', (route) =>
      isBroken ? route.abort('connectionreset') : route.continue(),
    );
    await page.goto(site.url);
    await spin(page).waitFor();
    isBroken = false;
    await page.waitForFunction(
      () => getComputedStyle(document.body.querySelector('.brand') ?? document.body).display === 'flex',
    );
  });

  it('a page whose own stylesheet broke off is there without it, and dressed when it comes', async () => {
    const { page } = await site.open({ phone: false });
    let isBroken = true;
    await page.route('**/assets/user-messages-screen-*.css', (route) =>
      isBroken ? route.abort('connectionreset') : route.continue(),
    );
    await page.goto(`${site.url}/login`);
    await page.getByRole('tab', { name: 'Cadastrar' }).waitFor();
    isBroken = false;
    await page.waitForFunction(() => {
      const login = document.querySelector('.login-page');
      return login && getComputedStyle(login).display === 'grid';
    });
  });

  it('whoever waits long is told how to go on and whom to call', async () => {
    const { page, mend } = await visitWithout('application');
    await page.goto(site.url);
    const note = page.getByText(LATE_NOTE.pt.late);
    expect(await note.isVisible()).toBe(false);
    await note.waitFor();
    expect(await page.getByRole('link', { name: '188' }).first().getAttribute('href')).toBe('tel:188');
    mend();
    await page.getByRole('link', { name: LATE_NOTE.pt.reload }).click();
    await spin(page).waitFor();
    expect(await note.count()).toBe(0);
  });

  it('the rest of Home stays usable, and the form comes when somebody asks again', async () => {
    const { page, mend, uncaught } = await visitWithout('composer');
    await page.goto(site.url);
    await failed(page).waitFor();
    await spin(page).click();
    mend();
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await message(page).waitFor();
    expect(uncaught()).toEqual([]);
  });

  it('the menus of a phone say that they did not open, and open at the next press', async () => {
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

  it('M-023 the login that did not open takes nothing along, does not open by itself, and opens at the next press', async () => {
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

  it('an answer whose letter did not open is kept until it does', async () => {
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

  it('whoever is in danger meets help as well when the worker that reads along does not come', async () => {
    const { page, brokenOff } = await visitWithout('distress-worker');
    await page.goto(site.url);
    await page.getByLabel('Seu problema ou pergunta').fill('Não quero mais viver.');
    await brokenOff;
    await page.getByRole('complementary', { name: 'Você não está só' }).waitFor();
  });
});
