import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LANGUAGES, type Language } from '@selah/shared/contracts/language-list';
import type { Page } from 'playwright-core';
import { loadStrings } from '../frontends/shell/src/locales/load-strings.ts';
import { WORRY_STARTER_TEXTS } from '../frontends/shell/src/locales/worry-starters.ts';
import { violationsInBothThemes } from './support/axe.ts';
import type { Visit } from './support/browser.ts';
import { addSession } from './support/browser-login.ts';
import { loggedInAdmin, loggedInVisitor } from './support/http-visitor.ts';
import { pageJourney } from './support/journey.ts';

const DANGER: Readonly<Record<Language, string>> = {
  pt: 'Não aguento mais, quero morrer.',
  en: 'I want to kill myself.',
  es: 'Ya no quiero vivir.',
  fr: 'Je veux mourir.',
};

pageJourney('accessibility', (site) => {
  let visit: Visit;
  let page: Page;
  let visitorCookie: string;
  let visitor: { readonly id: number; readonly email: string; readonly name: string };
  let adminCookie: string;

  beforeAll(async () => {
    const ana = await loggedInVisitor(site.url, 'ana@example.org');
    visitor = { id: ana.id, email: 'ana@example.org', name: 'Ana' };
    visitorCookie = ana.cookie;
    await ana.call('POST', '/api/saved-messages', {
      json: { userId: ana.id, name: 'Ana', question: 'Como dormir?', message: 'Descanse.', language: 'pt' },
    });
    const admin = await loggedInAdmin(site.url);
    adminCookie = admin.cookie;
    await admin.call('PUT', '/api/site-settings', {
      json: { headerAdCode: '<p>Ad</p>', footerAdCode: '' },
    });
    await admin.call('POST', '/api/admin/backups');
  });

  /** Reduced motion, because elements that are fading in have a lower contrast. */
  async function open({ phone = true } = {}) {
    visit = await site.open({ phone, noWorker: true });
    page = visit.page;
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  }

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const go = (path: string, language: Language) =>
    page.goto(`${site.url}${path}?lang=${language}&force_lang=1`);

  describe.each(LANGUAGES)('in %s, light and dark: axe finds no violations', (language) => {
    it('on Home, its menus and dialogs, with help shown and with a letter', async () => {
      const strings = await loadStrings(language);
      const found: string[] = [];
      const look = async (where: string) => found.push(...(await violationsInBothThemes(page, where)));
      await open();
      await go('/', language);
      await button(strings.wheel.spin).waitFor();
      await button(strings.video.play).waitFor();
      await page.getByRole('region', { name: strings.ads.question }).waitFor();
      await look('home');

      for (const menu of [strings.header.profileMenu, strings.header.navigationMenu]) {
        await button(menu).click();
        await page.getByRole('menuitem').first().waitFor();
        await look(`menu ${menu}`);
        await page.keyboard.press('Escape');
        await page.getByRole('menu').waitFor({ state: 'hidden' });
      }
      await button(strings.message.starters).click();
      const { group, themes } = WORRY_STARTER_TEXTS[language];
      const offered = page.getByRole('group', { name: group });
      await offered.getByRole('button', { name: themes.fear }).click();
      await look('first sentences');
      await button(strings.message.starters).click();

      await button(strings.support.link).click();
      await page.getByRole('dialog').locator('a[href^="tel:"]').first().waitFor();
      await look('help');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });

      await page.getByLabel(strings.message.name).fill('Ana');
      await page.getByLabel(strings.message.question).fill(DANGER[language]);
      await page.getByRole('complementary').locator('a[href^="tel:"]').first().waitFor();
      await look('worry');
      await button(strings.message.submit).click();
      await page.getByTestId('ai-response').waitFor();
      await look('letter');
      expect(found).toEqual([]);
    });

    it('on Home with a wide screen, and in its login dialog', async () => {
      const strings = await loadStrings(language);
      await open({ phone: false });
      await go('/', language);
      await button(strings.header.login).click();
      await page.getByRole('dialog').getByRole('tab').first().waitFor();
      const found = await violationsInBothThemes(page, 'login dialog');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      expect([...found, ...(await violationsInBothThemes(page, 'home'))]).toEqual([]);
    });

    it('on the account pages and on the not-found page', async () => {
      const strings = await loadStrings(language);
      const found: string[] = [];
      const look = async (where: string) => found.push(...(await violationsInBothThemes(page, where)));
      await open();
      await go('/login', language);
      await page.getByRole('tab', { name: strings.signIn.registerTab }).waitFor();
      await look('login');
      await page.getByRole('tab', { name: strings.signIn.registerTab }).click();
      await page.getByLabel(strings.signIn.confirmPassword).waitFor();
      await look('register');
      await go('/no/such/page', language);
      await page.getByText('404 Page Not Found').waitFor();
      await look('not found');

      await addSession(page, site.url, visitorCookie);
      await page.evaluate((user) => localStorage.setItem('siteUser', JSON.stringify(user)), visitor);
      await go('/user-messages', language);
      await page.getByText('Como dormir?').first().waitFor();
      await look('my messages');
      expect(found).toEqual([]);
    });
  });

  it('M-012 axe finds no violations on any page of the administration, light and dark', async () => {
    const found: string[] = [];
    await open({ phone: false });
    await addSession(page, site.url, adminCookie);
    const loaded = {
      '/admin': [
        page.getByRole('region', { name: 'Primeiros passos' }),
        page.getByRole('slider').first(),
        page.getByLabel('Código do cabeçalho', { exact: true }),
      ],
      '/admin?area=backups': [page.getByRole('listitem').filter({ hasText: 'Restaurar' })],
      '/admin?area=audit': [page.getByRole('grid', { name: 'Histórico' })],
      '/admin?area=account': [page.getByRole('region', { name: 'Primeiros passos' })],
      '/debug/videos': [page.getByRole('grid', { name: 'Arquivos físicos' })],
      '/debug/video-status': [page.getByRole('grid', { name: 'Lista de vídeos' })],
    };
    for (const [path, parts] of Object.entries(loaded)) {
      await page.goto(`${site.url}${path}`);
      for (const part of parts) await part.waitFor();
      found.push(...(await violationsInBothThemes(page, path)));
    }
    expect(found).toEqual([]);
  });

  describe('keyboard', () => {
    beforeEach(() => open({ phone: false }));

    /** Presses Tab until this control has the focus. */
    async function tabTo(name: string) {
      const focused = () =>
        page.evaluate(() => {
          const element = document.activeElement;
          const labels = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
          const label = labels ? element.labels?.[0]?.textContent : undefined;
          return element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '';
        });
      const passed: string[] = [];
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press('Tab');
        const reached = await focused();
        if (reached.includes(name)) return;
        passed.push(reached);
      }
      throw new Error(`Tab never reached "${name}", only ${passed.join(' · ')}`);
    }

    it('plays, spins, asks and reads with the keyboard only', async () => {
      await page.goto(site.url);
      await button('Reproduzir vídeo').waitFor();
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Ir para o conteúdo');
      await page.keyboard.press('Enter');

      await tabTo('Reproduzir vídeo');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);

      await tabTo('Girar a roleta');
      await page.keyboard.press('Space');
      await page.getByText('Pronto. Um novo vídeo está no lugar.').waitFor();
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Girar a roleta');

      await tabTo('Seu nome');
      await page.keyboard.type('Ana');
      await tabTo('Seu problema ou pergunta');
      await page.keyboard.type('Tenho medo da cirurgia de amanhã.');
      await tabTo('Receber mensagem');
      await page.keyboard.press('Enter');
      await page.getByTestId('ai-response').waitFor();
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Uma mensagem para Ana');
      await tabTo('Salvar mensagem');
    });
  });

  describe('reduced motion', () => {
    it('announces a spin and its result without turning the wheel', async () => {
      await open();
      await page.goto(site.url);
      const stage = page.getByRole('region', { name: 'Vídeo' }).locator('video');
      await stage.waitFor();
      const before = await stage.first().getAttribute('src');
      await button('Girar a roleta').click();
      await page.getByText('A roleta está girando…').waitFor();
      const animated = await page.getByTestId('wheel').evaluate((disc) =>
        disc.getAnimations().flatMap(({ effect }) => {
          if (!(effect instanceof KeyframeEffect)) return [];
          return effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe));
        }),
      );
      expect(animated).toContain('opacity');
      for (const moving of ['transform', 'rotate', 'translate']) expect(animated).not.toContain(moving);
      await page.getByText('Pronto. Um novo vídeo está no lugar.').waitFor();
      await page.waitForFunction(
        (src) => document.querySelector('video')?.getAttribute('src') !== src,
        before,
      );
    });
  });
});
