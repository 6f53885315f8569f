import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { loggedInAdmin } from './support/http-visitor.ts';
import { pageJourney } from './support/journey.ts';

const WORRY = 'Tenho medo de perder a minha casa.';
const BUILD = expect.stringMatching(/^[0-9a-f]{12}$/);

pageJourney('errors in the browser', (site) => {
  /** The bodies of all requests of the page. */
  function recordBodies(page: Page): { path: string; body: string }[] {
    const sent: { path: string; body: string }[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      sent.push({ path: pathname + search, body: request.postData() ?? '' });
    });
    return sent;
  }

  const isReport = (response: { url(): string }) => response.url().endsWith('/api/page-errors');

  /** How often each kind was counted on Home. */
  async function counted(): Promise<{ script: number; promise: number; load: number }> {
    const { body } = await (await loggedInAdmin(site.url)).call('GET', '/statusz');
    const { home } = (body as { pageErrors: { home?: object } }).pageErrors;
    return { script: 0, promise: 0, load: 0, ...home };
  }

  it('are counted, and a worry in their message never leaves the browser', async () => {
    const before = await counted();
    const { page } = await site.open();
    // The code of a part of Home fails with a text that the visitor typed.
    await page.route('**/assets/composer-*.js', async (route) => {
      const response = await route.fetch();
      const fail = `
        addEventListener('pagefails', () => { throw new Error(document.querySelector('textarea').value); });
        addEventListener('promisefails', async () => { throw new Error(document.querySelector('textarea').value); });`;
      await route.fulfill({ response, body: (await response.text()) + fail });
    });
    const sent = recordBodies(page);
    await page.goto(site.url);
    await page.getByLabel('Seu problema ou pergunta').fill(WORRY);
    for (const name of ['pagefails', 'promisefails']) {
      const report = page.waitForResponse(isReport);
      await page.evaluate((type) => void dispatchEvent(new Event(type)), name);
      expect((await report).status()).toBe(204);
    }
    const reports = sent
      .filter(({ path }) => path === '/api/page-errors')
      .map(({ body }) => JSON.parse(body));
    expect(reports).toEqual([
      { kind: 'script', page: 'home', build: BUILD },
      { kind: 'promise', page: 'home', build: BUILD },
    ]);
    expect(sent.filter(({ path, body }) => /medo|casa/.test(decodeURIComponent(path) + body))).toEqual([]);
    expect(await counted()).toEqual({ ...before, script: before.script + 1, promise: before.promise + 1 });
  });

  it('are counted when a file is missing', async () => {
    const before = await counted();
    const { page } = await site.open();
    await page.route('**/assets/composer-*.js', (route) => route.fulfill({ status: 404 }));
    const report = page.waitForResponse(isReport);
    await page.goto(site.url);
    expect((await report).request().postDataJSON()).toEqual({ kind: 'load', page: 'home', build: BUILD });
    expect(await counted()).toEqual({ ...before, load: before.load + 1 });
  });
});
