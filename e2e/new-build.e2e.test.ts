import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { NEW_BUILD } from '../frontends/shell/src/locales/new-build.ts';
import { type AnotherBuild, makeAnotherBuild } from './support/another-build.ts';
import type { VisitOptions } from './support/browser.ts';
import { logInAsAdmin, logInAsVisitor } from './support/browser-login.ts';
import { deployJourney } from './support/journey.ts';
import { waitUntilOfflineReady } from './support/offline-state.ts';
import { untilDownloadsEnd } from './support/page-downloads.ts';

const QUESTION = 'Estou com medo da cirurgia de amanhã.';

const HELP = {
  pt: 'Precisa de ajuda agora?',
  en: 'Need help now?',
  es: '¿Necesitas ayuda ahora?',
  fr: 'Besoin d’aide maintenant ?',
};

deployJourney('a new build is deployed while a page is open', (site) => {
  let next: AnotherBuild;
  let isNext = false;
  let page: Page;

  beforeAll(async () => {
    next = await makeAnotherBuild();
  });
  afterAll(() => next?.remove());
  beforeEach(async () => {
    ({ page } = await open({ phone: false, noWorker: true }));
  });

  const open = (options: VisitOptions) => site.open({ ...options, notesDownloads: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const question = () => page.getByLabel('Seu problema ou pergunta');
  // The static page has the same words, hidden.
  const notice = () => page.getByRole('status').getByText(NEW_BUILD.pt.text);
  const build = () => page.locator('meta[name="build"]').getAttribute('content');

  /** Starts the product again with the other build; each serves as the new one of the other. */
  async function deploy() {
    isNext = !isNext;
    await site.product.startAgain(isNext ? next.env : {});
  }

  /** Resolves when all parts that load by themselves are loaded. */
  async function openHome(path = '/') {
    await page.goto(site.url + path);
    await page.locator('textarea').waitFor();
    await untilDownloadsEnd(page);
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

  async function takeNewBuild(before: string | null) {
    await notice().waitFor();
    expect(await build()).toBe(before);
    await button(NEW_BUILD.pt.reload).click();
    await expectBuildOtherThan(before);
    expect(await notice().count()).toBe(0);
  }

  function expectBuildOtherThan(before: string | null) {
    return page.waitForFunction((old) => {
      const meta = document.querySelector<HTMLMetaElement>('meta[name="build"]');
      return meta && meta.content !== old;
    }, before);
  }

  const logIn = () => logInAsVisitor(page, site.url);

  it('a dialog that is gone: the page says so and keeps what was typed over the reload that the visitor starts', async () => {
    await openHome();
    await write();
    const before = await build();
    await deploy();
    expect(await notice().count()).toBe(0);
    await button('Entrar').click();
    await takeNewBuild(before);
    await expectWordsKept();
    await button('Entrar').click();
    await page.getByRole('dialog').waitFor();
  });

  it('an answer of the API names the new build: the page says so while nothing is missing yet', async () => {
    await openHome();
    const before = await build();
    await deploy();
    await button('Girar a roleta').click();
    await takeNewBuild(before);
  });

  it('the notice is in the language of the page', async () => {
    const login = { pt: 'Entrar', en: 'Log in', es: 'Entrar', fr: 'Se connecter' };
    const languages = ['en', 'es', 'fr'] as const;
    const pages = await Promise.all(
      languages.map(async (language) => {
        const visit = await open({ phone: false, noWorker: true });
        await visit.page.goto(`${site.url}/?lang=${language}`);
        await visit.page.locator('textarea').waitFor();
        await untilDownloadsEnd(visit.page);
        return { language, opened: visit.page };
      }),
    );
    await deploy();
    for (const { language, opened } of pages) {
      await opened.getByRole('banner').getByRole('button', { name: login[language] }).click();
      const { text, kept, reload } = NEW_BUILD[language];
      await opened.getByText(`${text} ${kept}`).waitFor();
      expect(await opened.getByRole('button', { name: reload, exact: true }).isVisible()).toBe(true);
    }
  });

  it('on phones a toast stands above the notice, and both are within the screen', async () => {
    const pages = await Promise.all(
      (['pt', 'en', 'es', 'fr'] as const).map(async (language) => {
        const visit = await open({ phone: true, noWorker: true });
        await visit.page.goto(`${site.url}/login?lang=${language}`);
        await visit.page.locator('input[type=email]').waitFor();
        await untilDownloadsEnd(visit.page);
        return { language, opened: visit.page };
      }),
    );
    await deploy();
    for (const { language, opened } of pages) {
      await opened.getByRole('contentinfo').getByRole('button', { name: HELP[language] }).click();
      await opened.locator('.new-build').waitFor();
      for (const [width, height] of [
        [390, 844],
        [320, 568],
      ] as const) {
        await opened.setViewportSize({ width, height });
        await opened.locator('form button[type=submit]').click();
        const toast = await boxOf(opened.locator('li.toast'));
        const notice = await boxOf(opened.locator('.new-build'));
        expect(notice.y + notice.height).toBeLessThanOrEqual(height);
        expect(toast.y + toast.height).toBeLessThanOrEqual(notice.y);
        expect(Math.min(toast.x, notice.x, toast.y)).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('a letter is still shown after the reload, and is saved once', async () => {
    await logIn();
    await openHome();
    await write();
    await button('Receber mensagem').click();
    const letter = page.getByTestId('ai-response');
    const words = await letter.innerText();
    const before = await build();
    await deploy();
    await button('Precisa de ajuda agora?').click();
    await takeNewBuild(before);
    await letter.waitFor();
    expect(await letter.innerText()).toBe(words);
    await button('Salvar mensagem').click();
    await page.waitForURL('**/user-messages');
    await page.goto(site.url);
    await question().waitFor();
    expect(await letter.count()).toBe(0);
  });

  it('a registration keeps its tab, name and e-mail, and no password is stored', async () => {
    await page.goto(`${site.url}/login`);
    await page.getByRole('tab', { name: 'Cadastrar' }).click();
    await page.getByLabel('Nome').fill('Ana Maria');
    await page.getByLabel('E-mail').fill('ana.maria@example.org');
    await page.getByLabel('Senha', { exact: true }).fill('segredo-1');
    await untilDownloadsEnd(page);
    const before = await build();
    await deploy();
    await button('Precisa de ajuda agora?').click();
    await takeNewBuild(before);
    await page.getByRole('tab', { name: 'Cadastrar', selected: true }).waitFor();
    expect([
      await page.getByLabel('Nome').inputValue(),
      await page.getByLabel('E-mail').inputValue(),
      await page.getByLabel('Senha', { exact: true }).inputValue(),
    ]).toEqual(['Ana Maria', 'ana.maria@example.org', '']);
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(stored).not.toContain('segredo-1');
  });

  it('the selected tab of the messages stays selected', async () => {
    await logIn();
    await page.goto(`${site.url}/user-messages`);
    await page.getByRole('tab', { name: 'Nova mensagem' }).click();
    await write();
    await untilDownloadsEnd(page);
    const before = await build();
    await deploy();
    await button('Precisa de ajuda agora?').click();
    await takeNewBuild(before);
    await page.getByRole('tab', { name: 'Nova mensagem', selected: true }).waitFor();
    await expectWordsKept();
  });

  it('a page that is visited next comes from the new build without a question', async () => {
    await logIn();
    await openHome();
    const before = await build();
    await deploy();
    await page.getByRole('link', { name: 'Minhas mensagens' }).click();
    await expectBuildOtherThan(before);
    await page.getByRole('heading', { level: 1, name: 'Minhas mensagens' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/user-messages');
  });

  it('M-069 a login page that reloads by itself for the new build does not say that something failed', async () => {
    await openHome();
    const before = await build();
    await deploy();
    // As the browser's back button does.
    await page.evaluate(() => {
      history.pushState(null, '', '/login');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expectBuildOtherThan(before);
    await page.getByLabel('E-mail').waitFor();
    expect(await page.getByRole('note').count()).toBe(0);
    expect(await page.evaluate(() => sessionStorage.getItem('route_error'))).toBeNull();
  });

  it('a part of the administration that is gone: the page says so, and promises nothing about unsaved changes', async () => {
    await logInAsAdmin(page, site.url);
    await page.goto(`${site.url}/admin`);
    await page.getByRole('heading', { name: 'Estatísticas' }).first().waitFor();
    await untilDownloadsEnd(page);
    const before = await build();
    await deploy();
    await page.getByRole('link', { name: 'Lixeira' }).click();
    await page.getByText('Esta parte não abriu').first().waitFor();
    await notice().waitFor();
    expect(await page.getByText(NEW_BUILD.pt.kept).count()).toBe(0);
    await takeNewBuild(before);
    await page.getByRole('heading', { name: 'Lixeira' }).first().waitFor();
  });

  it('a page of the old build never opens the administration of the new one, also when a worker has its files', async () => {
    const visit = await open({ phone: false });
    page = visit.page;
    await logInAsAdmin(page, site.url);
    await page.goto(site.url);
    await waitUntilOfflineReady(page, 'pt');
    await page.reload();
    await button('Girar a roleta').waitFor();
    const before = await build();
    await deploy();
    // As the browser's back button does.
    await page.evaluate(() => {
      history.pushState(null, '', '/debug/videos');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expectBuildOtherThan(before);
    await page.getByRole('heading', { name: 'Diagnóstico de vídeos' }).waitFor();
    expect(visit.browserErrors.filter((error) => error.startsWith('uncaught'))).toEqual([]);
  });

  it('a page of the old build that the server keeps sending says so with phone numbers, and reloads once', async () => {
    const html = await (await fetch(site.url, { headers: { 'accept-language': 'pt' } })).text();
    await deploy();
    let opened = 0;
    await page.route(`${site.url}/`, (route) => {
      opened += 1;
      return route.fulfill({ contentType: 'text/html', body: html });
    });
    await page.goto(site.url);
    await page.waitForFunction(() => sessionStorage.getItem('startReloads') === '1');
    await page.locator('#startup-note.gone').getByText(NEW_BUILD.pt.text).waitFor();
    await untilDownloadsEnd(page);
    expect(await page.locator('#startup-note a[href="tel:188"]').isVisible()).toBe(true);
    expect(opened).toBe(2);
    await page.unroute(`${site.url}/`);
    await page.locator('#reload').click();
    await button('Girar a roleta').waitFor();
    await page.waitForFunction(() => sessionStorage.getItem('startReloads') === null);
  });

  it.each(['index', 'application', 'platform', 'pt'])(
    'a page restored from the browser’s cache whose “%s” is gone reloads by itself before anything can be typed',
    async (name) => {
      const html = await (await fetch(site.url, { headers: { 'accept-language': 'pt' } })).text();
      const before = /<meta name="build" content="(\w+)"/.exec(html)?.[1] ?? null;
      const paths = [...html.matchAll(/\/assets\/[\w-]+\.js/g)].map(([path]) => path);
      expect(paths.some((path) => path.includes(`/${name}-`))).toBe(true);
      const files = await Promise.all(
        paths
          .filter((path) => !path.includes(`/${name}-`))
          .map(async (path) => [path, await (await fetch(site.url + path)).text()] as const),
      );
      await deploy();
      for (const [path, body] of files)
        await page.route(site.url + path, (route) => route.fulfill({ contentType: 'text/javascript', body }));
      await page.route(`${site.url}/`, (route) => route.fulfill({ contentType: 'text/html', body: html }), {
        times: 1,
      });
      await page.goto(site.url);
      await expectBuildOtherThan(before);
      await button('Girar a roleta').waitFor();
    },
  );
});

/** Where it stands when it has stopped moving. */
async function boxOf(locator: Locator) {
  await locator.evaluate((element) =>
    Promise.all(element.getAnimations().map((animation) => animation.finished)),
  );
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not shown');
  return box;
}
