import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { DEVICE_KEYS, VISIT_KEYS } from '@selah/web-kit/browser/browser-keys';
import type { Locator, Page, Route } from 'playwright-core';
import { errorsExceptRequests, type Visit } from './support/browser.ts';
import { logInAsVisitor } from './support/browser-login.ts';

import { type FaultyProxy, startFaultyProxy } from './support/faulty-proxy.ts';
import { pageJourney } from './support/journey.ts';

const QUESTION = 'Estou com medo da cirurgia de amanhã.';
const ASKING = '**/api/ai/message';
const SAVING = '**/api/saved-messages';
const GENERIC = 'Falha ao gerar mensagem';
const WEB_PAGE = { contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' };

/** All storage keys of the pages, for every language. */
const KEYS = [...Object.values(DEVICE_KEYS), ...Object.values(VISIT_KEYS)].map((key) =>
  typeof key === 'string' ? key : key('pt'),
);

pageJourney('the text that a visitor typed', (site) => {
  let proxy: FaultyProxy;
  let visit: Visit;
  let page: Page;

  beforeAll(async () => {
    proxy = await startFaultyProxy(site.url);
  });
  afterAll(() => proxy?.close());
  beforeEach(async () => {
    visit = await site.open();
    page = visit.page;
  });
  afterEach(async () => {
    expect(errorsExceptRequests(visit)).toEqual([]);
    proxy.clearFaults();
  });

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const name = () => page.getByLabel('Seu nome');
  const question = () => page.getByLabel('Seu problema ou pergunta');
  const letter = () => page.getByTestId('ai-response');
  const video = () => page.getByRole('region', { name: 'Vídeo' }).locator('video');
  const send = () => button('Receber mensagem').click();

  async function write() {
    await name().fill('Ana');
    await question().fill(QUESTION);
  }

  async function expectWordsKept() {
    await question().waitFor();
    expect([await name().inputValue(), await question().inputValue()]).toEqual(['Ana', QUESTION]);
  }

  /** Expects this notification and closes it. */
  async function expectTold(title: string, text: string) {
    const told = page.getByRole('region', { name: /Notificações/ }).getByRole('listitem');
    await told.getByText(title, { exact: true }).waitFor();
    await told.getByText(text, { exact: true }).waitFor();
    await told.getByRole('button', { name: 'Fechar' }).click();
    await told.waitFor({ state: 'detached' });
  }

  const says = (status: number, message: string): [string, (route: Route) => Promise<void>] => [
    message,
    (route) => route.fulfill({ status, json: { code: 'any_code', message } }),
  ];
  const answers = (json: unknown): [string, (route: Route) => Promise<void>] => [
    GENERIC,
    (route) => route.fulfill({ json }),
  ];
  /** A question whose answer is lost is sent once more by itself. */
  const TWICE = 2;
  const badAnswers: readonly [string, (route: Route) => Promise<void>, number?][] = [
    [GENERIC, (route) => route.abort('connectionreset'), TWICE],
    [GENERIC, (route) => route.fulfill({ status: 500, ...WEB_PAGE })],
    [GENERIC, (route) => route.fulfill({ status: 200, ...WEB_PAGE }), TWICE],
    [GENERIC, (route) => route.fulfill({ status: 204 })],
    says(429, 'Você já recebeu muitas mensagens. Espere um minuto.'),
    says(413, 'O texto é longo demais.'),
    says(403, 'Esta página não pode pedir mensagens.'),
    answers(null),
    answers([]),
    answers({ message: 7 }),
    answers({ message: '' }),
    answers({ message: 'Paz.', source: 'composer', reference: { psalm: 151 } }),
    answers({ message: 'Paz.', source: 'reviewed', support: { lines: 'nobody' } }),
  ];

  it('M-057 stays after failed or invalid answers, until a letter arrives', async () => {
    await page.goto(site.url);
    await write();
    for (const [words, answer, times = 1] of badAnswers) {
      await page.route(ASKING, answer, { times });
      await send();
      await expectTold('A mensagem não veio', words);
      await expectWordsKept();
    }
    await send();
    await letter().waitFor();
  });

  it('M-035 M-052 stays while the API takes ten seconds, with loading messages', async () => {
    let goOn = () => {};
    const patience = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const slowly = (route: Route) => patience.then(() => route.continue());
    await page.route('**/api/videos/random**', slowly);
    await page.route(ASKING, slowly);
    await page.clock.install();
    await page.goto(site.url);
    await write();
    await send();
    await page.clock.runFor(5_000);
    expect(await page.getByRole('region', { name: 'Vídeo' }).getByRole('status').isVisible()).toBe(true);
    expect(await button('Escrevendo a sua mensagem…').isDisabled()).toBe(true);
    await expectWordsKept();
    await page.clock.runFor(5_000);
    goOn();
    await video().waitFor();
    await letter().waitFor();
  });

  it('brings its letter when the connection was lost once, without another press', async () => {
    await page.route(ASKING, (route) => route.abort('connectionreset'), { times: 1 });
    await page.goto(site.url);
    await write();
    await send();
    await letter().waitFor();
  });

  it('brings its letter also when the page is reloaded before that arrived', async () => {
    await page.route(ASKING, () => {}, { times: 1 });
    await page.goto(site.url);
    await write();
    await send();
    await button('Escrevendo a sua mensagem…').waitFor();
    await page.reload();
    await letter().waitFor();
    expect(await letter().innerText()).toContain('Ana');
  });

  it('stays when the connection drops during an answer', async () => {
    proxy.truncateAnswers('/api/videos', 9);
    proxy.truncateAnswers('/api/ai/message', 40);
    await page.goto(proxy.url);
    await page.getByText('Não conseguimos trazer um vídeo em português agora.').waitFor();
    await write();
    await send();
    await expectTold('A mensagem não veio', GENERIC);
    await expectWordsKept();
    proxy.clearFaults();
    await button('Tentar novamente').click();
    await video().waitFor();
    await send();
    await letter().waitFor();
  });

  it('stays when the composer or the letter cannot be downloaded, and both load after a retry', async () => {
    const notOpened = page.getByText('Esta parte não abriu. Verifique a conexão e tente de novo.');
    // The page also retries by itself, so the part may appear before the press.
    const tryAgain = (orPress: Locator) => button('Tentar novamente').or(orPress).first().click();
    await page.route('**/assets/*composer-*.js', (route) => route.abort());
    await page.goto(site.url);
    await notOpened.waitFor();
    await button('Girar a roleta').waitFor();
    await page.unrouteAll();
    await tryAgain(name());

    await page.route('**/assets/answer-letter-*.js', (route) => route.abort());
    await write();
    await send();
    await notOpened.waitFor();
    await page.unrouteAll();
    await tryAgain(letter());
    await letter().waitFor();
    await page.reload();
    await letter().waitFor();
  });

  it('stays when the visitor opens other pages and returns', async () => {
    await page.goto(`${site.url}/no-such-page`);
    await page.getByRole('link', { name: 'Voltar ao início' }).click();
    await write();
    await page.goBack();
    await page.getByText('404 Page Not Found').waitFor();
    await page.goForward();
    await expectWordsKept();
    await page.goto(`${site.url}/login`);
    await page.getByRole('tab').first().waitFor();
    await page.goBack();
    await expectWordsKept();
  });

  it('M-028 stays when the language is changed and changed back', async () => {
    await page.goto(site.url);
    await write();
    await button('Idioma: Português').click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await button('Spin the wheel').waitFor();
    expect(await page.getByLabel('Your name').inputValue()).toBe('Ana');
    expect(await page.getByLabel('Your problem or question').inputValue()).toBe(QUESTION);
    await page.goBack();
    await page.getByLabel(/problem/).waitFor();
    expect(await page.getByLabel(/problem/).inputValue()).toBe(QUESTION);
  });

  it('stays when the browser’s storage is full, and video and wheel work', async () => {
    await page.goto(site.url);
    await video().waitFor();
    await page.evaluate(() => {
      for (const storage of [localStorage, sessionStorage]) {
        for (let filler = 'x'.repeat(2 ** 20), count = 0; filler.length > 0; count += 1) {
          try {
            storage.setItem(`filler ${count}`, filler);
          } catch {
            filler = filler.slice(filler.length / 2 + 0.5);
          }
        }
      }
    });
    await write();
    const before = await video().first().getAttribute('src');
    await button('Girar a roleta').click();
    await page.waitForFunction(
      (src) => (document.querySelector('video')?.getAttribute('src') ?? src) !== src,
      before,
    );
    await page.route(ASKING, (route) => route.abort(), { times: TWICE });
    await send();
    await expectTold('A mensagem não veio', GENERIC);
    await expectWordsKept();
    await send();
    await letter().waitFor();
  });

  it('M-180 can be typed and sent when the browser’s storage holds invalid values', async () => {
    const nonsense = [
      '{"broken":',
      'null',
      '[["x"], -1, null]',
      '{"name": {}, "question": [], "id": -1, "choice": 7, "keptAt": "x", "userId": null, "ids": {}}',
      '"><img src=x onerror=alert(1)>',
      'x'.repeat(100_000),
    ];
    await page.goto(site.url);
    await video().waitFor();
    for (const text of nonsense) {
      await page.evaluate(
        ({ keys, text }) => {
          for (const storage of [localStorage, sessionStorage])
            for (const key of keys) storage.setItem(key, text);
        },
        { keys: KEYS, text },
      );
      await page.reload();
      await video().waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe('pt-BR');
      expect([await name().inputValue(), await question().inputValue()]).toEqual(['', '']);
    }
    await write();
    await page.reload();
    await expectWordsKept();
    await send();
    await letter().waitFor();
  });

  it('M-062 stays with its letter when saving fails, and is saved once after several tries', async () => {
    const ana = await logInAsVisitor(page, proxy.url);
    await page.goto(proxy.url);
    await write();
    await send();
    await letter().waitFor();

    const failures: readonly [string, (route: Route) => Promise<void>][] = [
      ['Não foi possível salvar a mensagem. Tente de novo em instantes.', (route) => route.abort()],
      ['Não foi possível salvar a mensagem. Tente de novo em instantes.', (route) => route.fulfill(WEB_PAGE)],
      says(503, 'O serviço está se recuperando.'),
    ];
    for (const [words, answer] of failures) {
      await page.route(SAVING, answer, { times: 1 });
      await button('Salvar mensagem').click();
      await expectTold('A mensagem não foi salva', words);
    }
    // The server saves it, but its answer is lost.
    proxy.truncateAnswers('/api/saved-messages', 9);
    await button('Salvar mensagem').click();
    await expectTold('A mensagem não foi salva', failures[0]?.[0] ?? '');
    expect(await letter().isVisible()).toBe(true);
    proxy.clearFaults();
    await button('Salvar mensagem').click();
    await page.waitForURL('**/user-messages');
    const kept = await ana.call('GET', `/api/saved-messages/user/${ana.id}`);
    expect(kept.body).toMatchObject([{ name: 'Ana', question: QUESTION }]);
  });

  it('is not lost by a language change when the browser cannot store it', async () => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    // Choosing "stay" in the browser's dialog keeps the page.
    const asked = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.dismiss();
      return dialog.type();
    });
    await page.goto(site.url);
    await write();
    await button('Idioma: Português').click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    expect(await asked).toBe('beforeunload');
    expect(await page.getByLabel(/problem/).inputValue()).toBe(QUESTION);
  });
});
