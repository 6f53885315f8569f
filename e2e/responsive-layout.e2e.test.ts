import { beforeAll, expect, it } from '@jest/globals';
import { LANGUAGES, type Language } from '@selah/shared/contracts/language-list';
import type { Page } from 'playwright-core';
import { loadStrings } from '../frontends/shell/src/locales/load-strings.ts';
import { errorsExceptRequests, type Visit } from './support/browser.ts';
import { logInAsVisitor } from './support/browser-login.ts';
import { loggedInAdmin } from './support/http-visitor.ts';
import { pageJourney } from './support/journey.ts';
import { layoutFaults } from './support/layout.ts';

/** A long but realistic product name. */
const LONG_NAME = 'Palavra de Luz e Paz para Hoje';

/** The default text size of browsers, and 200 % as WCAG 1.4.4 requires. Pixels. */
const LETTERS = { usual: 16, twice: 32 };

/** Screens to check. Double text size at half the width equals a browser zoom of 200 %. Widths in CSS pixels. */
const SCREENS: readonly { readonly width: number; readonly letters: number }[] = [
  ...[1280, 768, 390, 360, 320].map((width) => ({ width, letters: LETTERS.usual })),
  ...[1280, 768, 390, 360].map((width) => ({ width, letters: LETTERS.twice })),
];

const DANGER: Readonly<Record<Language, string>> = {
  pt: 'Não aguento mais, quero morrer.',
  en: 'I want to kill myself.',
  es: 'Ya no quiero vivir.',
  fr: 'Je veux mourir.',
};

const NAMED = { env: { PRODUCT_NAME: LONG_NAME } };

pageJourney(
  'responsive layout',
  (site) => {
    let visit: Visit;
    let page: Page;

    beforeAll(async () => {
      await (await loggedInAdmin(site.url)).call('PUT', '/api/site-settings', {
        json: { headerAdCode: '<p>Ad</p>', footerAdCode: '' },
      });
    });

    const button = (name: string) => page.getByRole('button', { name, exact: true });

    /** Sets the browser's own text size, which also affects media queries. */
    async function setLetters(pixels: number) {
      const browserSettings = await page.context().newCDPSession(page);
      await browserSettings.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
      await browserSettings.detach();
    }

    /** Checks the current page on each screen, and leaves the smallest one set. */
    async function look(what: string, { screens = SCREENS, within = 'body' } = {}): Promise<string[]> {
      const found: string[] = [];
      for (const { width, letters } of screens) {
        // In this order, because a page measures again only when its size changes.
        await setLetters(letters);
        await page.setViewportSize({ width, height: 800 });
        await settled();
        found.push(...(await layoutFaults(page, `${what} at ${width} px, letters of ${letters} px`, within)));
      }
      await setLetters(LETTERS.usual);
      await page.setViewportSize({ width: 360, height: 800 });
      await settled();
      return found;
    }

    /** Waits for the narrow header, which may be downloaded after a change of size. */
    async function settled() {
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      await page.locator('.site-header button').first().waitFor();
    }

    it.each(LANGUAGES)('fits every screen in %s, with anything open', async (language) => {
      const strings = await loadStrings(language);
      visit = await site.open({ noWorker: true });
      page = visit.page;
      await page.emulateMedia({
        colorScheme: language === 'en' || language === 'es' ? 'dark' : 'light',
        reducedMotion: 'reduce',
      });
      await page.route('**/api/videos**', (route) => route.abort());
      await page.goto(`${site.url}/?lang=${language}&force_lang=1`);
      await page.getByText(strings.video.notFoundText).waitFor();
      await page.getByText(strings.video.debug, { exact: true }).click();
      await page.getByRole('region', { name: strings.ads.question }).waitFor();
      const found = await look('without a video');

      await page.unrouteAll();
      await button(strings.video.retry).click();
      await page.getByText(strings.video.notFoundText).waitFor({ state: 'hidden' });
      const narrow = SCREENS.filter(({ width, letters }) => width / letters < 24);
      const menus = [strings.header.profileMenu, strings.header.navigationMenu];
      for (const menu of [/: /, ...menus]) {
        await page.getByRole('banner').getByRole('button', { name: menu }).click();
        await page.getByRole('menuitem').first().waitFor();
        found.push(...(await look(`menu ${menu}`, { screens: narrow })));
        await page.keyboard.press('Escape');
      }

      for (const link of [strings.support.link, strings.privacy.link]) {
        await button(link).click();
        await page.getByRole('dialog').getByRole('heading').first().waitFor();
        found.push(...(await look(link, { within: '[role="dialog"]' })));
        await page.keyboard.press('Escape');
      }
      await button(strings.header.profileMenu).click();
      await page.getByRole('menuitem', { name: strings.header.login }).click();
      await page.getByRole('dialog').getByRole('tab', { name: strings.signIn.registerTab }).click();
      await page.getByLabel(strings.signIn.confirmPassword).waitFor();
      found.push(...(await look('login', { within: '[role="dialog"]' })));
      await page.keyboard.press('Escape');

      await page.getByLabel(strings.message.name).fill('Maria Aparecida do Nascimento de Albuquerque');
      await page.getByLabel(strings.message.question).fill(DANGER[language]);
      await page.getByRole('complementary').locator('a[href^="tel:"]').first().waitFor();
      // A question whose answer is lost is sent once more by itself.
      await page.route('**/api/ai/message', (route) => route.abort(), { times: 2 });
      await button(strings.message.submit).click();
      await page.getByText(strings.message.errorGeneratingMessage, { exact: true }).waitFor();
      found.push(...(await look('a worry', { within: 'main' })));
      await button(strings.message.submit).click();
      await page.getByTestId('ai-response').waitFor();
      found.push(...(await look('a letter', { within: 'main' })));
      expect(found).toEqual([]);
      expect(errorsExceptRequests(visit)).toEqual([]);
    });

    it('M-024 M-025 fits in every language for a logged-in visitor with a long name', async () => {
      const name = 'Maria Aparecida do Nascimento de Albuquerque';
      visit = await site.open({ phone: false, noWorker: true });
      page = visit.page;
      await logInAsVisitor(page, site.url, { name });
      const screens = [1280, 1088, 1087, 768, 390].map((width) => ({ width, letters: LETTERS.usual }));
      const found: string[] = [];
      for (const language of LANGUAGES) {
        const { header } = await loadStrings(language);
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto(`${site.url}/?lang=${language}&force_lang=1`);
        await button(header.logout).waitFor();
        found.push(...(await look(`${language}, logged in`, { screens, within: 'body' })));
        await button(header.profileMenu).click();
        await page.getByRole('menuitem', { name: header.logout }).waitFor();
        found.push(...(await look(`${language}, profile`, { screens: screens.slice(-1) })));
      }
      expect(found).toEqual([]);
    });
  },
  NAMED,
);
