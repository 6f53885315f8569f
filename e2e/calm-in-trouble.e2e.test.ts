import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, Page, Route } from 'playwright-core';
import { hasBrowser, launchBrowser, openVisit, type Visit } from './support/browser.ts';
import { type RunningProduct, startProduct } from './support/product.ts';

const journey = hasBrowser ? describe : describe.skip;

journey(`when something is wrong${hasBrowser ? '' : ' (skipped: no browser found)'}`, () => {
  let product: RunningProduct;
  let browser: Browser;
  let visit: Visit;
  let page: Page;

  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });
  beforeEach(async () => {
    visit = await openVisit(browser);
    page = visit.page;
  });
  afterEach(() => visit.close());

  const wheel = () => page.getByRole('button', { name: 'Girar a roleta' });
  const video = () => page.getByRole('region', { name: 'Vídeo' }).locator('video');
  const question = 'Estou com medo da cirurgia de amanhã.';

  async function askForMessage() {
    await page.getByLabel('Seu nome').fill('Ana');
    await page.getByLabel('Seu problema ou pergunta').fill(question);
    await page.getByRole('button', { name: 'Receber mensagem' }).click();
  }

  async function expectWordsKept() {
    expect(await page.getByLabel('Seu nome').inputValue()).toBe('Ana');
    expect(await page.getByLabel('Seu problema ou pergunta').inputValue()).toBe(question);
  }

  const generic = 'Falha ao gerar mensagem';
  const recovering = 'O serviço está se recuperando.';
  const answers: [string, string, (route: Route) => Promise<void>][] = [
    ['the API is down', generic, (route) => route.abort()],
    [
      'the API answers a web page',
      generic,
      (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to nginx</h1>' }),
    ],
    ['the API answers another shape', generic, (route) => route.fulfill({ json: { unexpected: true } })],
    [
      'the API fails',
      recovering,
      (route) =>
        route.fulfill({
          status: 503,
          json: { code: 'unavailable', message: recovering },
        }),
    ],
  ];

  it.each(answers)('M-057 says what to do and keeps what was typed when %s', async (_, words, answer) => {
    await page.route('**/api/**', answer);
    await page.goto(product.url);
    await wheel().waitFor();
    await askForMessage();
    await page.getByText(words, { exact: true }).first().waitFor();
    await expectWordsKept();
    await page.reload();
    await wheel().waitFor();
    await expectWordsKept();
    expect(visit.complaints.filter((complaint) => complaint.startsWith('uncaught'))).toEqual([]);
  });

  it('M-035 shows that it is loading while the API takes its time, and then the video', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/videos/random**', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(product.url);
    await page.getByRole('region', { name: 'Vídeo' }).getByRole('status').waitFor();
    release();
    await video().waitFor();
  });

  it('M-047 M-191 never shows a video of another language', async () => {
    const other = { id: 1, title: 'Psalm', filename: 'en-psalm.mp4', language: 'en', processing: 'ready' };
    await page.route('**/api/videos/random**', (route) => route.fulfill({ json: other }));
    await page.route(/\/api\/videos(\?|$)/, (route) => route.fulfill({ json: [other] }));
    await page.goto(product.url);
    await page.getByText('Não conseguimos trazer um vídeo em português agora.').waitFor({ timeout: 60_000 });
    expect(await video().count()).toBe(0);
  });

  it('M-036 to M-038 says so when a video breaks off, and trying again really tries', async () => {
    let broken = true;
    await page.route('**/api/videos/file/**', (route) =>
      broken
        ? route.fulfill({ contentType: 'video/mp4', body: Buffer.from('not really a video') })
        : route.continue(),
    );
    await page.goto(product.url);
    await page.getByText('Erro ao carregar vídeo').waitFor();
    await page.getByText('Não foi possível reproduzir o vídeo selecionado.').waitFor();
    broken = false;
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await page.getByText('Erro ao carregar vídeo').waitFor({ state: 'hidden' });
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2);
  });

  it('M-180 takes no notice of a language that we do not speak', async () => {
    await page.goto(`${product.url}/?lang=de`);
    await wheel().waitFor();
    expect(await page.locator('html').getAttribute('lang')).toMatch(/^pt/);
  });

  it('M-180 starts as new when what the browser stored is damaged', async () => {
    await page.goto(product.url);
    await wheel().waitFor();
    await page.evaluate(() => {
      for (const storage of [localStorage, sessionStorage]) {
        for (const key of Object.keys(storage)) storage.setItem(key, '{"broken":');
        storage.setItem('siteUser', '[[[');
      }
    });
    await page.reload();
    await video().waitFor();
    expect(visit.complaints.filter((complaint) => complaint.startsWith('uncaught'))).toEqual([]);
  });

  it('works where the browser forbids storing anything', async () => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'] as const) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    });
    await page.goto(product.url);
    await video().waitFor();
    await askForMessage();
    await page.getByTestId('ai-response').waitFor();
  });

  it('works in a browser without observers', async () => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'IntersectionObserver');
      Reflect.deleteProperty(window, 'ResizeObserver');
    });
    await page.goto(product.url);
    await video().waitFor();
    expect(visit.complaints).toEqual([]);
  });

  it('tells a browser without JavaScript, in four languages, what it needs and where help is', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(product.url);
    const text = await plain.locator('body').innerText();
    for (const words of [
      'precisa de JavaScript',
      'needs JavaScript',
      'necesita JavaScript',
      'a besoin de JavaScript',
    ]) {
      expect(text).toContain(words);
    }
    for (const line of ['188', '988', '024', '3114']) expect(text).toContain(line);
    await context.close();
  });

  it('M-012 contains the administration when its server is down, and offers to try again', async () => {
    let isDown = true;
    await page.route('**/remotes/admin/**', (route) => (isDown ? route.abort() : route.continue()));
    await page.goto(`${product.url}/admin`);
    const again = page.getByRole('button', { name: 'Tentar novamente' });
    await again.waitFor();
    isDown = false;
    await again.click();
    await page.getByRole('heading', { name: /administra/i }).waitFor();
  });
});
