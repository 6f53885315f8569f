import { expect, it } from '@jest/globals';
import { LENGTHS } from '@selah/shared/contracts/limits';
import type { Page } from 'playwright-core';
import { errorsExceptRequests, type Visit } from './support/browser.ts';
import { addSession } from './support/browser-login.ts';
import { httpVisitor } from './support/http-visitor.ts';
import { pageJourney } from './support/journey.ts';
import { layoutFaults } from './support/layout.ts';

/** A long word of the widest letter without a place to break. */
const word = (length: number) => 'W'.repeat(length);

const HOST = [63, 63, 57].map((length) => 'w'.repeat(length)).join('.');
const LONGEST = {
  name: word(LENGTHS.siteUserNameMax),
  email: `${'w'.repeat(LENGTHS.emailMax - HOST.length - 5)}@${HOST}.org`,
  writer: word(LENGTHS.personNameMax),
  question: word(LENGTHS.questionMax),
  message: word(LENGTHS.answerMax),
  password: 'segredo1',
};

/** Elements that are cut after a few lines on purpose; their full text is shown elsewhere. */
const SHORTENED =
  /is cut off below: <(?:blockquote class="held-words"|span class="saved-question")|words reach out: <button class="saved-trigger"/;

const WIDTHS = [320, 390, 768, 1280];

pageJourney('the longest texts that a field accepts', (site) => {
  let accounts = 0;

  async function loggedIn() {
    const visitor = httpVisitor(site.url);
    accounts += 1;
    const { name, password, writer, question, message } = LONGEST;
    const email = `${accounts}${LONGEST.email.slice(1)}`;
    const account = { name, email, password };
    const registered = await visitor.call('POST', '/api/site-users/register', { json: account });
    expect(registered.status).toBe(201);
    const { id } = (registered.body as { user: { id: number } }).user;
    await visitor.call('POST', '/api/site-users/login', { json: account });
    const kept = { userId: id, name: writer, question, message, language: 'pt' };
    expect((await visitor.call('POST', '/api/saved-messages', { json: kept })).status).toBe(201);
    const visit = await site.open({ noWorker: true });
    await addSession(visit.page, site.url, visitor.cookie);
    const user = JSON.stringify({ id, email, name });
    const held = JSON.stringify([
      { name: writer, question, message, language: 'pt', saveKey: 'a'.repeat(32) },
    ]);
    await visit.page.addInitScript(
      ([stored = '', waiting = '']) => {
        localStorage.setItem('siteUser', stored);
        sessionStorage.setItem('messagesToSave', waiting);
      },
      [user, held],
    );
    await visit.page.emulateMedia({ reducedMotion: 'reduce' });
    return visit;
  }

  async function look(page: Page, what: string, within = 'body'): Promise<string[]> {
    const found: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.locator('.site-header button').first().waitFor();
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      found.push(...(await layoutFaults(page, `${what} at ${width} px`, within)));
    }
    return found.filter((fault) => !SHORTENED.test(fault));
  }

  async function writeAndSend(page: Page) {
    await page.route('**/api/ai/message', (route) =>
      route.fulfill({ json: { message: LONGEST.message, source: 'model', reference: { psalm: 121 } } }),
    );
    await page.getByLabel('Seu nome').fill(LONGEST.writer);
    await page.getByLabel('Seu problema ou pergunta').fill(LONGEST.question);
    await page.getByRole('button', { name: 'Receber mensagem' }).click();
    await page.getByTestId('ai-response').waitFor();
  }

  it('M-087 to M-099 fit the saved messages on every screen, closed, open, and while older ones load', async () => {
    const visit: Visit = await loggedIn();
    const { page } = visit;
    await page.goto(`${site.url}/user-messages`);
    const item = page.locator('.saved-trigger');
    await item.waitFor();
    const found = await look(page, 'closed');
    await item.click();
    await page.locator('.saved-words').waitFor();
    found.push(...(await look(page, 'open')));
    await page.getByRole('tab', { name: 'Nova mensagem' }).click();
    await writeAndSend(page);
    found.push(...(await look(page, 'a letter')));
    await page.getByRole('button', { name: 'Excluir minha conta' }).first().click();
    await page.getByRole('dialog').waitFor();
    found.push(...(await look(page, 'deleting the account', '[role="dialog"]')));
    expect(found).toEqual([]);
    expect(errorsExceptRequests(visit)).toEqual([]);
  });

  it('fit Home, its menus and the not-found page', async () => {
    const { page } = await loggedIn();
    await page.goto(site.url);
    await writeAndSend(page);
    const found = await look(page, 'Home');
    await page.setViewportSize({ width: 320, height: 800 });
    await page.getByRole('button', { name: 'Perfil' }).click();
    await page.getByRole('menuitem').first().waitFor();
    found.push(...(await layoutFaults(page, 'profile at 320 px', 'body')));
    await page.goto(`${site.url}/no/${word(300)}`);
    await page.getByText('404 Page Not Found').waitFor();
    found.push(...(await look(page, 'not found')));
    expect(found).toEqual([]);
  });

  it('fit the login with any input and answer', async () => {
    const { page } = await site.open({ noWorker: true });
    await page.route('**/api/site-users/login', (route) =>
      route.fulfill({ status: 401, json: { code: 'bad_credentials', message: word(200) } }),
    );
    await page.goto(`${site.url}/login`);
    await page.getByLabel('E-mail').fill(LONGEST.email);
    await page.getByLabel('Senha', { exact: true }).fill(word(LENGTHS.passwordMax));
    await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
    await page.locator('.toast').waitFor();
    expect(await look(page, 'login')).toEqual([]);
  });

  it('M-097 the list is at most half a screen high, and not higher than its content', async () => {
    const { page } = await loggedIn();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${site.url}/user-messages`);
    const list = page.locator('.saved-scroll');
    const height = () => list.evaluate((element) => element.getBoundingClientRect().height);
    await page.locator('.saved-trigger').waitFor();
    expect(await height()).toBeLessThan(200);
    await page.locator('.saved-trigger').click();
    await page.locator('.saved-words').waitFor();
    await page.waitForFunction(
      () => (document.querySelector('.saved-scroll')?.getBoundingClientRect().height ?? 0) > 399,
    );
    expect(await height()).toBeLessThanOrEqual(401);
    const scrolls = await page
      .locator('.saved-scroll [data-radix-scroll-area-viewport]')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 100);
    expect(scrolls).toBe(true);
  });
});
