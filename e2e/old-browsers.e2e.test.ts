import { expect, it } from '@jest/globals';
import { LANGUAGES } from '@selah/shared/contracts/language-list';
import type { Page } from 'playwright-core';
import { LATE_NOTE } from '../frontends/shell/src/locales/late-note.ts';
import { journey } from './support/journey.ts';

journey('a browser that is older than the pages are built for', (site) => {
  /** A browser without cascade layers, as all below the floor are: it ignores the styles, and cannot read our scripts. */
  async function openInOldBrowser(locale = 'pt-BR', { readsScripts = false } = {}) {
    const { page } = await site.open({ locale, noWorker: true });
    await page.addInitScript(() => Reflect.deleteProperty(window, 'CSSLayerBlockRule'));
    await page.route('**/assets/*.css', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll('@layer', '@unknown') });
    });
    if (!readsScripts) await makeUnreadable(page);
    return page;
  }

  const makeUnreadable = (page: Page) =>
    page.route('**/assets/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'let let = 1;' }),
    );

  const oldBrowsersCounted = async () => {
    const status = await fetch(`${site.url}/statusz`);
    const { pageErrors } = (await status.json()) as { pageErrors: { unknown?: { old_browser?: number } } };
    return pageErrors.unknown?.old_browser ?? 0;
  };

  it.each(LANGUAGES)('is told so at once in %s, with numbers to call', async (language) => {
    const page = await openInOldBrowser();
    const { late, tooOld, help } = LATE_NOTE[language];
    await page.goto(`${site.url}/?lang=${language}`);
    await page.getByText(tooOld).waitFor();
    expect(await page.getByText(late).isVisible()).toBe(false);
    for (const phone of help.match(/\d[\d ]*\d/g) ?? []) {
      const link = page.locator('#late-note').getByRole('link', { name: phone, exact: true }).first();
      expect([await link.isVisible(), await link.getAttribute('href')]).toEqual([
        true,
        `tel:${phone.replaceAll(' ', '')}`,
      ]);
    }
  });

  it('leads to the numbers of its country', async () => {
    const page = await openInOldBrowser('es-AR');
    await page.goto(site.url);
    await page.getByRole('link', { name: LATE_NOTE.es.allNumbers }).click();
    expect(new URL(page.url()).hash).toBe('#AR');
    await page.getByRole('heading', { name: 'Argentina' }).waitFor();
    expect(await page.locator('#AR + ul a[href^="tel:"]').count()).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.scripts.length)).toBe(0);
  });

  it('is counted, once for each page that is opened', async () => {
    const before = await oldBrowsersCounted();
    const page = await openInOldBrowser();
    const counted = page.waitForResponse((response) => response.url().endsWith('/api/page-errors'));
    await page.goto(`${site.url}/login`);
    expect((await counted).status()).toBe(204);
    await page.waitForTimeout(500);
    expect((await oldBrowsersCounted()) - before).toBe(1);
  });

  it('is told so as well where only the scripts are too new', async () => {
    const { page } = await site.open({ noWorker: true });
    await makeUnreadable(page);
    await page.goto(site.url);
    await page.getByText(LATE_NOTE.pt.tooOld).waitFor();
  });

  it('keeps the note above what comes nevertheless', async () => {
    const page = await openInOldBrowser('pt-BR', { readsScripts: true });
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Girar a roleta' }).waitFor();
    expect(await page.getByText(LATE_NOTE.pt.tooOld).isVisible()).toBe(true);
  });

  it('is not what any browser of today is', async () => {
    const { page, complaints } = await site.open();
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Girar a roleta' }).waitFor();
    expect(await page.getByText(LATE_NOTE.pt.tooOld).count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
