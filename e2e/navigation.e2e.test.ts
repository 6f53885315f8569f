import { afterEach, expect, it } from '@jest/globals';
import { LENGTHS } from '@selah/shared/contracts/limits';
import type { Page } from 'playwright-core';
import type { Visit, VisitOptions } from './support/browser.ts';
import { logInAsVisitor } from './support/browser-login.ts';
import { pageJourney } from './support/journey.ts';
import { passTime } from './support/pass-time.ts';

pageJourney('navigation', (site) => {
  let visit: Visit;
  let page: Page;

  afterEach(async () => {
    expect(visit.browserErrors).toEqual([]);
  });

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
  const path = () => new URL(page.url()).pathname;

  async function open(options: VisitOptions = {}) {
    visit = await site.open(options);
    page = visit.page;
  }

  async function ask(question: string) {
    await page.getByLabel('Seu nome').fill('Ana');
    await page.getByLabel('Seu problema ou pergunta').fill(question);
    await button('Receber mensagem').click();
    await page.getByTestId('ai-response').waitFor();
  }

  it('M-003 M-020 M-021 shows its purpose, and links to the administration and Home', async () => {
    await open({ phone: false });
    await page.goto(site.url);
    await page.getByText(/Mensagens de Deus através dos Salmos/).waitFor();
    await link('Admin').click();
    await page.getByRole('heading', { name: /administra/i }).waitFor();
    expect(path()).toBe('/admin');
    await link('Início').click();
    await button('Girar a roleta').waitFor();
    expect(path()).toBe('/');
    expect(await link('Minhas mensagens').count()).toBe(0);
  });

  it('M-027 has language, profile and navigation in three menus on a phone', async () => {
    await open();
    await page.goto(site.url);
    await button('Menu').waitFor();
    expect(await page.getByRole('banner').getByRole('button').count()).toBe(3);
    const items = async (menu: string) => {
      await button(menu).click();
      await page.getByRole('menuitem').first().waitFor();
      const names = await page.getByRole('menuitem').allInnerTexts();
      await page.keyboard.press('Escape');
      await page.getByRole('menu').waitFor({ state: 'detached' });
      return names;
    };
    expect(await items('Idioma: Português')).toEqual(['Português', 'English', 'Español', 'Français']);
    expect(await items('Perfil')).toEqual(['Entrar']);
    expect(await items('Menu')).toEqual(['Início', 'Admin']);
    await button('Menu').click();
    await page.getByRole('menuitem', { name: 'Admin' }).click();
    await page.getByRole('heading', { name: /administra/i }).waitFor();
  });

  it('M-009 M-015 M-016 M-142 M-157 opens the debug pages without a login, with an error where the API refuses', async () => {
    await open({ phone: false });
    const pages = [
      ['/debug/videos', 'Falha ao carregar dados de diagnóstico'],
      ['/debug/video-status', 'Falha ao carregar dados de status dos vídeos'],
    ] as const;
    for (const [debug, failure] of pages) {
      await page.goto(site.url + debug);
      const main = page.getByRole('main');
      await main.getByRole('heading', { name: /vídeos/, level: 1 }).waitFor();
      await main.getByText(failure).waitFor();
      await main.getByRole('link', { name: 'Ir para a área administrativa' }).waitFor();
      expect(path()).toBe(debug);
    }
    // The browser itself reports each refused call.
    expect(visit.browserErrors.splice(0).filter((error) => !error.includes('401'))).toEqual([]);
  });

  it('M-010 M-013 M-014 shows my messages to logged-in visitors, and has a login page', async () => {
    await open();
    await page.goto(`${site.url}/user-messages`);
    await button('Girar a roleta').waitFor();
    expect(path()).toBe('/');
    await page.goto(`${site.url}/login`);
    await page.getByRole('tab', { name: 'Entrar' }).waitFor();
    await page.getByRole('tab', { name: 'Cadastrar' }).waitFor();
  });

  it('M-053 a long letter can be scrolled, also with the keyboard', async () => {
    await open();
    const sentence = 'O Senhor está perto de quem tem o coração ferido. ';
    const message = `${sentence.repeat(Math.floor(LENGTHS.answerMax / sentence.length) - 1)}\n\nPaz, Ana.`;
    await page.route('**/api/ai/message', (route) =>
      route.fulfill({ json: { message, source: 'composer' } }),
    );
    await page.goto(site.url);
    await ask('Como dormir?');
    const letter = page.getByTestId('ai-response');
    const room = () =>
      letter.evaluate(({ clientHeight, scrollHeight, scrollTop }) => ({
        share: clientHeight / window.innerHeight,
        hidden: scrollHeight - clientHeight - scrollTop,
      }));
    const before = await room();
    expect(before.share).toBeLessThanOrEqual(0.75);
    expect(before.hidden).toBeGreaterThan(1_000);
    expect(await letter.getByText('Paz, Ana.').isVisible()).toBe(true);

    await page.keyboard.press('Tab');
    expect(await letter.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('End');
    await page.waitForFunction(() => {
      const element = document.activeElement;
      return element && element.scrollHeight - element.clientHeight - element.scrollTop < 2;
    });
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Salvar mensagem');
  });

  it('M-005 M-055 M-234 saves a letter, lists it with a Brazilian date, and deletes it', async () => {
    // A browser in a language that the site does not have.
    await open({ locale: 'de-DE' });
    const ana = await logInAsVisitor(page, site.url);
    await page.goto(site.url);
    await ask('Como dormir?');
    await button('Salvar mensagem').click();
    await page.waitForURL('**/user-messages');
    const kept = page.locator('.saved-item');
    await kept.getByText('Como dormir?').waitFor();
    const today = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'medium' }).format(new Date());
    expect(today).toMatch(/^\d{1,2} de \p{Letter}+\. de \d{4}$/u);
    expect(await kept.locator('time').innerText()).toBe(today);

    await page.clock.install();
    let isDeleted = false;
    page.on('response', (response) => {
      if (response.request().method() === 'DELETE') isDeleted = true;
    });
    await button('Excluir mensagem').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
    await page.getByText('Você ainda não salvou nenhuma mensagem.').waitFor();
    // It can be undone for some seconds.
    await passTime(page, () => isDeleted);
    expect((await ana.call('GET', `/api/saved-messages/user/${ana.id}`)).body).toEqual([]);
  });
});
