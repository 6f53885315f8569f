import { beforeEach, expect, it } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import { errorsExceptRequests, type Visit } from './support/browser.ts';
import { pageJourney } from './support/journey.ts';

pageJourney('server errors', (site) => {
  let visit: Visit;
  let page: Page;

  beforeEach(async () => {
    visit = await site.open();
    page = visit.page;
  });

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
    [
      'the API answers an unexpected object',
      generic,
      (route) => route.fulfill({ json: { unexpected: true } }),
    ],
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

  it.each(answers)('M-057 shows an error and keeps the typed text when %s', async (_, words, answer) => {
    await page.route('**/api/**', answer);
    await page.goto(site.url);
    await wheel().waitFor();
    await askForMessage();
    await page.getByText(words, { exact: true }).first().waitFor();
    await expectWordsKept();
    await page.reload();
    await wheel().waitFor();
    await expectWordsKept();
    expect(visit.browserErrors.filter((error) => error.startsWith('uncaught'))).toEqual([]);
  });

  it('M-035 shows that it is loading while the API is slow, and then the video', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/videos/random**', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(site.url);
    await page.getByRole('region', { name: 'Vídeo' }).getByRole('status').waitFor();
    release();
    await video().waitFor();
  });

  it('M-047 M-191 never shows a video of another language', async () => {
    const other = { id: 1, title: 'Psalm', filename: 'en-psalm.mp4', language: 'en', processing: 'ready' };
    await page.route('**/api/videos/random**', (route) => route.fulfill({ json: other }));
    await page.route(/\/api\/videos(\?|$)/, (route) => route.fulfill({ json: [other] }));
    await page.goto(site.url);
    await page.getByText('Não conseguimos trazer um vídeo em português agora.').waitFor({ timeout: 60_000 });
    expect(await video().count()).toBe(0);
  });

  it('M-192 shows an error for any invalid answer, and loads a video after a retry', async () => {
    const answers: readonly ((route: Route) => Promise<void>)[] = [
      (route) => route.abort('connectionreset'),
      (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Error</h1>' }),
      (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to nginx</h1>' }),
      (route) => route.fulfill({ status: 429, json: { code: 'too_many_requests', message: 'Espere.' } }),
      (route) => route.fulfill({ status: 403, json: { code: 'cross_origin', message: 'Não.' } }),
      (route) => route.fulfill({ json: null }),
      (route) => route.fulfill({ json: [{ id: '1; drop', language: 'pt' }] }),
      (route) =>
        route.fulfill({ json: { id: 1, title: 'Salmo', filename: 7, language: 'pt', processing: 'ready' } }),
    ];
    const noVideo = page.getByText('Não conseguimos trazer um vídeo em português agora.');
    const loading = page.getByText('Buscando um Salmo para você…');
    for (const [index, answer] of answers.entries()) {
      await page.unrouteAll();
      await page.route('**/api/videos**', answer);
      if (index === 0) await page.goto(site.url);
      else await page.getByRole('button', { name: 'Tentar novamente' }).click();
      await loading.waitFor();
      await noVideo.waitFor();
      expect(await video().count()).toBe(0);
    }
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await video().waitFor();
    expect(errorsExceptRequests(visit)).toEqual([]);
  });

  it('M-192 ignores an invalid stored video', async () => {
    await page.goto(site.url);
    await video().waitFor();
    await page.route('**/api/videos**', (route) => route.abort());
    for (const text of ['{"id":', 'null', '{"id": 1, "language": "pt"}']) {
      await page.evaluate(async (damaged) => {
        localStorage.setItem('cachedVideo:pt', damaged);
        await (await caches.open('last-video-pt')).put('/last-video.json', new Response(damaged));
      }, text);
      await page.reload();
      await page.getByText('Não conseguimos trazer um vídeo em português agora.').waitFor();
      await wheel().waitFor();
    }
    expect(errorsExceptRequests(visit)).toEqual([]);
  });

  it('M-036 to M-038 shows an error when a video download fails, and a retry requests it again', async () => {
    let broken = true;
    await page.route('**/api/videos/file/**', (route) =>
      broken
        ? route.fulfill({ contentType: 'video/mp4', body: Buffer.from('not really a video') })
        : route.continue(),
    );
    await page.goto(site.url);
    await page.getByText('Erro ao carregar vídeo').waitFor();
    await page.getByText('Não foi possível reproduzir o vídeo selecionado.').waitFor();
    broken = false;
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await page.getByText('Erro ao carregar vídeo').waitFor({ state: 'hidden' });
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2);
  });

  const films: [string, boolean, (route: Route) => Promise<void>][] = [
    [
      'breaks off in the middle',
      true,
      (route) => fulfillWithHalf(route, (size) => `bytes 0-${size - 1}/${size}`),
    ],
    ['is truncated', true, (route) => fulfillWithHalf(route)],
    [
      'is a web page',
      false,
      (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Not found</h1>' }),
    ],
  ];

  it.each(films)(
    'M-036 M-037 shows an error when the file %s, and a retry plays it',
    async (_, begins, answer) => {
      await page.route('**/api/videos/file/**', answer);
      await page.goto(site.url);
      const broken = page.getByText('Não foi possível reproduzir o vídeo selecionado.');
      if (begins) await page.getByRole('button', { name: 'Reproduzir vídeo' }).click();
      await broken.waitFor();
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Tentar novamente' }).click();
      await broken.waitFor({ state: 'hidden' });
      await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2);
      expect(errorsExceptRequests(visit)).toEqual([]);
    },
  );

  it('M-180 ignores an unknown language and uses its own', async () => {
    await page.goto(`${site.url}/?lang=de&force_lang=1`);
    await wheel().waitFor();
    expect(await page.locator('html').getAttribute('lang')).toMatch(/^pt/);
    const asked = page.waitForRequest('**/api/ai/message');
    await askForMessage();
    expect((await asked).postDataJSON()).toMatchObject({ language: 'pt' });
    await page.getByTestId('ai-response').waitFor();
    await page.reload();
    await wheel().waitFor();
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull();
    expect(visit.browserErrors).toEqual([]);
  });

  it('M-180 starts normally with invalid values in the browser’s storage', async () => {
    await page.goto(site.url);
    await wheel().waitFor();
    await page.evaluate(() => {
      for (const storage of [localStorage, sessionStorage]) {
        for (const key of Object.keys(storage)) storage.setItem(key, '{"broken":');
        storage.setItem('siteUser', '[[[');
      }
    });
    await page.reload();
    await video().waitFor();
    expect(visit.browserErrors.filter((error) => error.startsWith('uncaught'))).toEqual([]);
  });

  it('works when the browser forbids storage', async () => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'] as const) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    });
    await page.goto(site.url);
    await video().waitFor();
    await askForMessage();
    await page.getByTestId('ai-response').waitFor();
  });

  it('works in a browser without observers', async () => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'IntersectionObserver');
      Reflect.deleteProperty(window, 'ResizeObserver');
    });
    await page.goto(site.url);
    await video().waitFor();
    await askForMessage();
    await page.getByTestId('ai-response').waitFor();
    expect(visit.browserErrors).toEqual([]);
  });

  it('shows what it needs and phone numbers without JavaScript, in four languages', async () => {
    const context = await site.browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(site.url);
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

  it('M-012 shows an error for the administration when its server is down, and a retry', async () => {
    let isDown = true;
    await page.route('**/remotes/admin/**', (route) => (isDown ? route.abort() : route.continue()));
    await page.goto(`${site.url}/admin`);
    const again = page.getByRole('button', { name: 'Tentar novamente' });
    await again.waitFor();
    isDown = false;
    await again.click();
    await page.getByRole('heading', { name: /administra/i }).waitFor();
  });

  it('M-232 uses its own validation texts, and not those of a schema', async () => {
    await page.route('**/api/ai/message', (route) => route.abort());
    await page.goto(site.url);
    await page.evaluate(() => {
      const heard = (text: string) =>
        text.includes('{') && document.documentElement.setAttribute('data-raw', text);
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) heard(node.textContent ?? '');
      }).observe(document.body, { childList: true, subtree: true });
    });
    await askForMessage();
    await page.getByText('A mensagem não veio').first().waitFor();
    await page.waitForTimeout(800);
    expect(await page.locator('html').getAttribute('data-raw')).toBeNull();
  });

  it('M-038 has no play button while an error covers the video', async () => {
    await page.route('**/api/videos/file/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '' }),
    );
    await page.goto(site.url);
    await page.getByText('Erro ao carregar vídeo').waitFor();
    expect(await page.getByRole('button', { name: 'Reproduzir vídeo' }).count()).toBe(0);
  });
});

/** Answers with half of a file: as if it were complete, or as the start of the promised range. */
async function fulfillWithHalf(route: Route, rangeOf?: (size: number) => string): Promise<void> {
  const whole = await (await route.fetch()).body();
  const body = whole.subarray(0, whole.length / 2);
  const headers = rangeOf && { 'content-range': rangeOf(whole.length), 'content-length': `${whole.length}` };
  await route.fulfill({
    status: rangeOf ? 206 : 200,
    headers: { 'content-type': 'video/mp4', ...headers },
    body,
  });
}
