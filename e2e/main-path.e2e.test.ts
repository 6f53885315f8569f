import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { journey, launchBrowser, openVisit } from './support/browser.ts';
import { loggedInAdmin } from './support/http-visitor.ts';
import { type RunningProduct, startProduct } from './support/product.ts';

journey('the main path', () => {
  let product: RunningProduct;
  let browser: Browser;

  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  it('M-004 M-011 leads from a video over the wheel to a personal message, and each step is counted', async () => {
    const { page, complaints, close } = await openVisit(browser);
    await page.goto(product.url);

    const video = page.getByRole('region', { name: 'Vídeo' }).locator('video');
    await video.waitFor();
    const first = await video.evaluate((element: HTMLVideoElement) => element.currentSrc || element.src);
    expect(first).toContain('/api/videos/file/');

    await page.getByRole('button', { name: 'Girar a roleta' }).click();
    await page.waitForFunction(
      (before) => {
        const element = document.querySelector('video');
        return element !== null && element.currentSrc !== before && element.currentTime > 0;
      },
      first,
      { timeout: 30_000 },
    );
    // On a phone the wheel is a screen further down than the video that it brought.
    await page.waitForFunction(() => {
      const { top, bottom } = document.querySelector('video')?.getBoundingClientRect() ?? new DOMRect();
      return top >= 0 && bottom > top && bottom <= window.innerHeight;
    });

    await page.getByLabel('Seu nome').fill('Ana');
    await page
      .getByLabel('Seu problema ou pergunta')
      .fill('Perdi meu emprego e tenho medo de não pagar o aluguel.');
    await page.getByRole('button', { name: 'Receber mensagem' }).click();
    const answer = page.getByTestId('ai-response');
    await answer.waitFor({ timeout: 30_000 });
    const words = (await answer.innerText()).split(/\s+/);
    expect(words.length).toBeGreaterThan(60);
    expect(words.join(' ')).toContain('Ana');

    expect(await countersOf(product.url)).toMatchObject({
      pageViews: 1,
      spinCount: 1,
      videoPlays: 1,
      aiQuestions: 1,
    });
    expect(complaints).toEqual([]);
    await close();
  });

  it.each([
    ['en', 'en-GB', 'Spin the wheel'],
    ['es', 'es-MX', 'Girar la ruleta'],
    ['fr', 'fr-CA', 'Tourner la roue'],
  ])('M-178 greets a browser that speaks %s in its language', async (language, locale, spin) => {
    const { page, complaints, close } = await openVisit(browser, { locale });
    await page.goto(product.url);
    await page.getByRole('button', { name: spin }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toMatch(new RegExp(`^${language}`));
    const played = page.getByRole('region').locator('video');
    await played.waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('M-012 shows the administration, which is a remote of its own', async () => {
    const { page, complaints, close } = await openVisit(browser, { phone: false });
    const remote = page.waitForResponse((response) =>
      response.url().endsWith('/remotes/admin/assets/remoteEntry.js'),
    );
    await page.goto(`${product.url}/admin`);
    expect((await remote).status()).toBe(200);
    await page.getByRole('heading', { name: /administra/i }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('M-012 Q5 speaks Portuguese to an administrator who reads English, and leaves that choice alone', async () => {
    const { page, close } = await openVisit(browser, { locale: 'en-GB', phone: false });
    await page.goto(`${product.url}/?lang=en&force_lang=1`);
    await page.getByRole('link', { name: 'Admin' }).click();
    await page.getByRole('link', { name: 'Início' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('pt-BR');
    await page.getByRole('button', { name: 'Português' }).click();
    await page.getByRole('link', { name: 'Início' }).click();
    await page.getByRole('button', { name: 'Spin the wheel' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
    await close();
  });

  it('M-017 Q6 answers an unknown address with a page and the status 404', async () => {
    const { page, close } = await openVisit(browser);
    const response = await page.goto(`${product.url}/no-such-page`);
    expect(response?.status()).toBe(404);
    await page.getByText('404 Page Not Found').waitFor();
    await page.getByText('Did you forget to add the page to the router?').waitFor();
    await close();
  });
});

/** The counters as the administrator sees them. */
async function countersOf(url: string): Promise<unknown> {
  const admin = await loggedInAdmin(url);
  return (await admin.call('GET', '/api/stats')).body;
}
