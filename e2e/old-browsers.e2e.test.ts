import { expect, it } from '@jest/globals';
import { HELPLINE_DIRECTORY } from '@selah/distress/helplines/helpline-directory';
import { helplinesFor, telHref } from '@selah/distress/helplines/helplines';
import { LANGUAGES } from '@selah/shared/contracts/language-list';
import type { Page } from 'playwright-core';
import { STARTUP_NOTE } from '../frontends/shell/src/locales/startup-note.ts';
import { loggedInAdmin } from './support/http-visitor.ts';
import { pageJourney } from './support/journey.ts';

/** The text that the page shows itself while the application is not loaded. */
const note = (page: Page) => page.locator('#startup-note');

pageJourney('a browser that is older than the pages support', (site) => {
  /** Such a browser has no cascade layers, so it ignores the styles in them, and cannot parse the scripts. */
  async function openInOldBrowser(locale = 'pt-BR', { canParse = false } = {}) {
    const { page } = await site.open({ locale });
    await page.addInitScript(() => Reflect.deleteProperty(window, 'CSSLayerBlockRule'));
    await page.route('**/assets/*.css', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll('@layer', '@unknown') });
    });
    if (!canParse)
      await page.route('**/assets/*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'let let = 1;' }),
      );
    return page;
  }

  async function oldBrowsersCounted(): Promise<number> {
    const { body } = await (await loggedInAdmin(site.url)).call('GET', '/statusz');
    const { pageErrors } = body as { pageErrors: { unknown?: { old_browser?: number } } };
    return pageErrors.unknown?.old_browser ?? 0;
  }

  it.each(LANGUAGES)('is told so at once in %s, with phone numbers', async (language) => {
    const page = await openInOldBrowser();
    const { late, tooOld, reload } = STARTUP_NOTE[language];
    await page.goto(`${site.url}/?lang=${language}`);
    await page.getByText(tooOld).waitFor();
    expect(await page.getByText(late).isVisible()).toBe(false);
    expect(await page.getByText(reload, { exact: true }).isVisible()).toBe(false);
    const [home] = HELPLINE_DIRECTORY[language];
    for (const { name, phone } of helplinesFor({
      language,
      region: home?.region ?? '',
      kinds: ['suicide'],
    })) {
      const link = note(page).getByRole('link', { name }).first();
      expect([await link.isVisible(), await link.getAttribute('href')]).toEqual([true, telHref(phone)]);
    }
  });

  it.each(['/', '/login', '/no/such/page'])('is told so at %s, above all else', async (path) => {
    const page = await openInOldBrowser();
    await page.goto(`${site.url}${path}`);
    await page.getByText(STARTUP_NOTE.pt.tooOld).waitFor();
    expect(await page.evaluate(() => document.body.firstElementChild?.id)).toBe('startup-note');
  });

  it('leads to the numbers of its own country, without scripts', async () => {
    const page = await openInOldBrowser('es-AR');
    await page.goto(site.url);
    await page.getByRole('link', { name: STARTUP_NOTE.es.allNumbers }).click();
    await page.getByRole('heading', { name: 'Argentina' }).waitFor();
    expect(new URL(page.url()).hash).toBe('#AR');
    const called = await page
      .locator('#AR + ul a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(called).toEqual(helplinesFor({ language: 'es', region: 'AR' }).map(({ phone }) => telHref(phone)));
    expect(await page.evaluate(() => document.scripts.length)).toBe(0);
  });

  it('is counted, without any text', async () => {
    const before = await oldBrowsersCounted();
    const page = await openInOldBrowser();
    const sent = page.waitForRequest('**/api/page-errors');
    await page.goto(`${site.url}/login?from=a-secret`);
    const request = await sent;
    expect((await request.response())?.status()).toBe(204);
    expect(request.postDataJSON()).toEqual({
      kind: 'old_browser',
      page: 'unknown',
      build: expect.stringMatching(/^[0-9a-f]{12}$/),
    });
    expect((await oldBrowsersCounted()) - before).toBe(1);
  });

  it('keeps the note when the application starts nevertheless', async () => {
    const page = await openInOldBrowser('pt-BR', { canParse: true });
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Girar a roleta' }).waitFor();
    expect(await page.getByText(STARTUP_NOTE.pt.tooOld).isVisible()).toBe(true);
  });

  it('is not a browser of today', async () => {
    const { page, browserErrors } = await site.open();
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Girar a roleta' }).waitFor();
    expect(await page.getByText(STARTUP_NOTE.pt.tooOld).count()).toBe(0);
    expect(browserErrors).toEqual([]);
  });
});

pageJourney('a browser without JavaScript', (site) => {
  it.each(LANGUAGES)('shows phone numbers in %s, and leads to those of all countries', async (language) => {
    const context = await site.browser.newContext({ javaScriptEnabled: false });
    try {
      const page = await context.newPage();
      await page.goto(`${site.url}/?lang=${language}`);
      const [home] = HELPLINE_DIRECTORY[language];
      expect(await page.locator('.noscript p').first().locator('a[href^="tel:"]').count()).toBeGreaterThan(1);
      expect(await note(page).isVisible()).toBe(false);
      await page.getByRole('link', { name: STARTUP_NOTE[language].allNumbers }).first().click();
      await page.locator(`h2#${home?.region}`).waitFor();
    } finally {
      await context.close();
    }
  });
});
