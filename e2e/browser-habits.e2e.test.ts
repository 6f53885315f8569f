import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { logInAsAdmin } from './support/browser-login.ts';
import { accountOf, loggedInVisitor } from './support/http-visitor.ts';
import { pageJourney } from './support/journey.ts';
import { ADMIN } from './support/product.ts';
import { SMALL_VIDEO } from './support/test-videos.ts';
import { chooseAndSend } from './support/uploads.ts';

/** As a manager of passwords does that sets values without telling the page. */
async function fillInSilence(page: Page, label: string, text: string): Promise<void> {
  await page
    .getByRole('main')
    .getByLabel(label, { exact: true })
    .evaluate((field, value) => {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    }, text);
}

const enter = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true });

async function askForLetter(page: Page): Promise<void> {
  await page.getByLabel('Seu nome').fill('Ana');
  await page.getByLabel('Seu problema ou pergunta').fill('Não consigo dormir.');
  await page.getByRole('button', { name: 'Receber mensagem' }).click();
  await page.getByTestId('ai-response').waitFor();
}

/** The widths of the edge of the first element, in CSS pixels. */
const edge = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => Number.parseFloat(getComputedStyle(one).borderTopWidth));

pageJourney('A browser that', (site) => {
  describe('fills a login without telling the page', () => {
    it('logs a visitor in', async () => {
      await loggedInVisitor(site.url, 'ana@example.org');
      const { page } = await site.open({ noWorker: true });
      await page.goto(`${site.url}/login`);
      await enter(page).waitFor();
      await fillInSilence(page, 'E-mail', 'ana@example.org');
      await fillInSilence(page, 'Senha', accountOf('ana@example.org').password);
      await enter(page).click();
      await page.waitForURL('**/user-messages');
    });

    it('logs the administrator in', async () => {
      const { page } = await site.open({ noWorker: true });
      await page.goto(`${site.url}/admin`);
      await enter(page).waitFor();
      await fillInSilence(page, 'Usuário', ADMIN.username);
      await fillInSilence(page, 'Senha', ADMIN.password);
      await enter(page).click();
      await page.getByRole('navigation', { name: 'Administração' }).waitFor();
    });
  });

  describe('prints Home', () => {
    it('prints the letter alone, on one page', async () => {
      const { page } = await site.open({ noWorker: true });
      await page.goto(site.url);
      await askForLetter(page);
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      expect(await page.locator('.print-sheet').count()).toBe(0);
    });
  });

  describe('has colours of its own (forced colours)', () => {
    it.each([
      ['a dialog', '/', 'Precisa de ajuda agora?', '[role=dialog]'],
      ['a question with fields', '/admin?area=videos', 'Remover todos os vídeos', '[role=alertdialog]'],
    ])('shows the edge of %s', async (_what, path, opener, dialog) => {
      const { page } = await site.open({ noWorker: true });
      await page.emulateMedia({ forcedColors: 'active' });
      if (path.startsWith('/admin')) await logInAsAdmin(page, site.url);
      await page.goto(site.url + path);
      await page.getByRole('button', { name: opener }).click();
      expect(await edge(page, dialog)).toBeGreaterThanOrEqual(1);
    });

    it('shows the edge of a progress bar', async () => {
      const { page } = await site.open({ noWorker: true });
      await page.emulateMedia({ forcedColors: 'active' });
      await logInAsAdmin(page, site.url);
      await page.goto(`${site.url}/admin?area=videos`);
      // The upload is not answered, so that its bar stays.
      await page.route('**/api/**', (route) =>
        route.request().method() === 'GET' ? route.continue() : undefined,
      );
      await chooseAndSend(page, SMALL_VIDEO);
      expect(await edge(page, '[role=progressbar]')).toBeGreaterThanOrEqual(1);
    });
  });
});
