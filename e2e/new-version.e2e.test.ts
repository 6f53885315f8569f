import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type AnotherBuild, makeAnotherBuild } from './support/another-build.ts';
import { loggedInVisitor } from './support/http-visitor.ts';
import { journey } from './support/journey.ts';

const QUESTION = 'Estou com medo da cirurgia de amanhã.';

journey('a new version is put in place while a page is open', (site) => {
  let next: AnotherBuild;
  let page: Page;
  let accounts = 0;

  beforeAll(async () => {
    next = await makeAnotherBuild();
  });
  afterAll(() => next?.remove());
  beforeEach(async () => {
    await site.restart();
    ({ page } = await site.open({ phone: false, noWorker: true }));
  });

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const question = () => page.getByLabel('Seu problema ou pergunta');
  const notice = () => page.getByText('Há uma nova versão desta página.');
  const deploy = () => site.restart(next.env);
  /** The name of the build that this page came with. */
  const build = () => page.locator('meta[name="build"]').getAttribute('content');
  const whole = () => page.getByRole('button', { name: 'Girar a roleta' }).waitFor();

  async function openHome() {
    await page.goto(site.url);
    await question().waitFor();
    // What follows by itself is there.
    await page.getByRole('region', { name: /Notificações/ }).waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
  }

  async function write() {
    await page.getByLabel('Seu nome').fill('Ana');
    await question().fill(QUESTION);
  }

  async function expectWordsKept() {
    await question().waitFor();
    expect([await page.getByLabel('Seu nome').inputValue(), await question().inputValue()]).toEqual([
      'Ana',
      QUESTION,
    ]);
  }

  /** Reloads as the notice offers, and is on the new version then. */
  async function takeNewVersion(before: string | null) {
    await notice().waitFor();
    await button('Recarregar a página').click();
    await page.waitForFunction(
      (old) => document.querySelector('meta[name="build"]')?.getAttribute('content') !== old,
      before,
    );
    expect(await notice().count()).toBe(0);
  }

  async function logIn() {
    const { id, cookie } = await loggedInVisitor(site.url, `ana${accounts++}@example.org`);
    const [name = '', value = ''] = cookie.split('=');
    await page.context().addCookies([{ name, value, url: site.url }]);
    const user = JSON.stringify({ id, email: 'ana@example.org', name: 'Ana' });
    await page.addInitScript((stored) => localStorage.setItem('siteUser', stored), user);
  }

  it('what a press opens is gone: the page says so, and keeps what was typed over its reload', async () => {
    await openHome();
    await write();
    const before = await build();
    await deploy();
    expect(await notice().count()).toBe(0);
    await button('Entrar').click();
    await takeNewVersion(before);
    await whole();
    await expectWordsKept();
    await button('Entrar').click();
    await page.getByRole('dialog').waitFor();
  });

  it('says so in the language of the page', async () => {
    const words = {
      en: ['Log in', 'There is a new version of this page.', 'Reload the page'],
      es: ['Entrar', 'Hay una nueva versión de esta página.', 'Recargar la página'],
      fr: ['Se connecter', 'Il y a une nouvelle version de cette page.', 'Recharger la page'],
    };
    const pages: Page[] = [];
    for (const language of Object.keys(words)) {
      const visit = await site.open({ phone: false, noWorker: true });
      await visit.page.goto(`${site.url}/?lang=${language}`);
      await visit.page.locator('textarea').waitFor();
      await visit.page.waitForLoadState('networkidle');
      pages.push(visit.page);
    }
    await deploy();
    for (const [index, [login = '', text = '', reload = '']] of Object.values(words).entries()) {
      const there = pages[index] as Page;
      await there.getByRole('banner').getByRole('button', { name: login }).click();
      await there.getByText(text).waitFor();
      expect(await there.getByRole('button', { name: reload }).isVisible()).toBe(true);
    }
  });

  it('a letter that was received is still there after the reload, and can be saved once', async () => {
    await logIn();
    await openHome();
    await write();
    await button('Receber mensagem').click();
    const letter = page.getByTestId('ai-response');
    const words = await letter.innerText();
    const before = await build();
    await deploy();
    await button('Precisa de ajuda agora?').click();
    await takeNewVersion(before);
    await letter.waitFor();
    expect(await letter.innerText()).toBe(words);
    await button('Salvar mensagem').click();
    await page.waitForURL('**/user-messages');
    await page.goto(site.url);
    await expectWordsKept();
    expect(await letter.count()).toBe(0);
  });

  it('the form of a new account keeps its name, e-mail and place, and no password', async () => {
    await page.goto(`${site.url}/login`);
    await page.getByRole('tab', { name: 'Cadastrar' }).click();
    await page.getByLabel('Nome').fill('Ana Maria');
    await page.getByLabel('E-mail').fill('ana.maria@example.org');
    await page.getByLabel('Senha', { exact: true }).fill('segredo-1');
    const before = await build();
    await deploy();
    await button('Precisa de ajuda agora?').click();
    await takeNewVersion(before);
    await page.getByRole('tab', { name: 'Cadastrar', selected: true }).waitFor();
    expect([
      await page.getByLabel('Nome').inputValue(),
      await page.getByLabel('E-mail').inputValue(),
      await page.getByLabel('Senha', { exact: true }).inputValue(),
    ]).toEqual(['Ana Maria', 'ana.maria@example.org', '']);
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(stored).not.toContain('segredo-1');
  });

  it('the open tab of the messages stays open', async () => {
    await logIn();
    await page.goto(`${site.url}/user-messages`);
    await page.getByRole('tab', { name: 'Nova mensagem' }).click();
    await write();
    const before = await build();
    await deploy();
    await button('Precisa de ajuda agora?').click();
    await takeNewVersion(before);
    await page.getByRole('tab', { name: 'Nova mensagem', selected: true }).waitFor();
    await expectWordsKept();
  });

  it('a page that is visited next is fetched anew, without a question', async () => {
    await logIn();
    await openHome();
    const before = await build();
    await deploy();
    await page.getByRole('link', { name: 'Minhas mensagens' }).click();
    await page.getByRole('heading', { level: 1, name: 'Minhas mensagens' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/user-messages');
    expect(await build()).not.toBe(before);
  });

  it('a part of the administration is gone: the page says so as well', async () => {
    await page.goto(`${site.url}/debug/videos`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const before = await build();
    await deploy();
    await page.evaluate(() => {
      history.pushState(null, '', '/debug/video-status');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await takeNewVersion(before);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  describe('before the application is there', () => {
    it.each(['index', 'application', 'platform', 'pt'])(
      'an old page whose “%s” is gone fetches the new one by itself',
      async (name) => {
        const old = await (await fetch(site.url, { headers: { 'accept-language': 'pt' } })).text();
        const files = await Promise.all(
          [...old.matchAll(/\/assets\/[\w-]+\.js/g)]
            .map(([path]) => path)
            .filter((path) => !path.includes(`/${name}-`))
            .map(async (path) => [path, await (await fetch(site.url + path)).text()] as const),
        );
        await deploy();
        // As a browser restores a page that it had put away: from its own cache, as far as that goes.
        for (const [path, body] of files)
          await page.route(site.url + path, (route) =>
            route.fulfill({ contentType: 'text/javascript', body }),
          );
        await page.route(`${site.url}/`, (route) => route.fulfill({ contentType: 'text/html', body: old }), {
          times: 1,
        });
        await page.goto(site.url);
        await whole();
        expect(await page.locator('html').innerHTML()).not.toContain(/build" content="(\w+)"/.exec(old)?.[1]);
      },
    );
  });
});
