import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { errorsExceptRequests } from './support/browser.ts';
import { pageJourney } from './support/journey.ts';
import { layoutFaults } from './support/layout.ts';

/** Makes the browser refuse automatic playback, as phones in power saving mode do. */
function refuseAutoplay(page: Page) {
  return page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    let pressed = 0;
    addEventListener(
      'click',
      (event) => {
        if (event.target instanceof Element && event.target.closest('.play-button')) pressed += 1;
      },
      true,
    );
    HTMLMediaElement.prototype.play = function () {
      if (pressed > 0) return play.call(this);
      return Promise.reject(new DOMException('not without a gesture', 'NotAllowedError'));
    };
    // Also refuses the `autoplay` attribute.
    const { setAttribute } = Element.prototype;
    Element.prototype.setAttribute = function (name, text) {
      if (name.toLowerCase() !== 'autoplay') setAttribute.call(this, name, text);
    };
  });
}

const isPlaying = (page: Page) =>
  page.waitForFunction(() => [...document.querySelectorAll('video')].some((video) => video.currentTime > 0));
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

pageJourney('input and display', (site) => {
  const spin = (page: Page) => page.getByRole('button', { name: 'Girar a roleta' });
  const video = (page: Page) => page.getByRole('region', { name: 'Vídeo' }).locator('video');

  it('works with touch: spins, plays, types and opens the menus', async () => {
    const visit = await site.open({ touch: true });
    const { page } = visit;
    await page.goto(site.url);
    await video(page).waitFor();
    await spin(page).tap();
    await isPlaying(page);
    await page.getByLabel('Seu problema ou pergunta').tap();
    await page.keyboard.type('Tenho medo.');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('menuitem', { name: 'Admin' }).waitFor();
    expect(await layoutFaults(page, 'touch', 'header')).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(errorsExceptRequests(visit)).toEqual([]);
  });

  it.each([320, 390])(
    'never scrolls sideways on a phone of %d px, at any angle of the wheel',
    async (width) => {
      const { page } = await site.open({ touch: true });
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(site.url);
      await spin(page).waitFor();
      const disc = page.getByTestId('wheel');
      for (const angle of [45, 81, 135]) {
        await disc.evaluate((element, degrees) => {
          element.style.transition = 'none';
          element.style.setProperty('--wheel-angle', `${degrees}deg`);
        }, angle);
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(sideways).toBe(0);
      }
    },
  );

  it('Q11 shows a play button when the browser refuses automatic playback', async () => {
    const { page } = await site.open();
    await refuseAutoplay(page);
    await page.goto(site.url);
    await video(page).waitFor();
    await page.getByRole('button', { name: 'Recarregar vídeo' }).click();
    await page.locator('video[src*="reload=true"]').waitFor();
    const play = page.getByRole('button', { name: 'Reproduzir vídeo' });
    await play.waitFor();
    expect(await page.getByText('Buscando um Salmo para você…').count()).toBe(0);
    await play.click();
    await isPlaying(page);
    expect(
      await video(page)
        .first()
        .evaluate((element: HTMLVideoElement) => element.controls),
    ).toBe(true);
  });

  it('keeps the sound on for the next video', async () => {
    const { page } = await site.open();
    await page.goto(site.url);
    await video(page).waitFor();
    await page.getByRole('button', { name: 'Reproduzir vídeo' }).click();
    await isPlaying(page);
    await page.getByRole('button', { name: 'Recarregar vídeo' }).click();
    await page.waitForFunction(() => {
      const [only, ...others] = document.querySelectorAll('video');
      return others.length === 0 && only?.src.includes('reload=true') && only.currentTime > 0;
    });
    expect(await video(page).evaluate((element: HTMLVideoElement) => element.muted)).toBe(false);
  });

  it('Back returns to Home without automatic playback, with the typed text', async () => {
    const visit = await site.open({ phone: false });
    const { page } = visit;
    await page.goto(site.url);
    await page.getByLabel('Seu problema ou pergunta').fill('Tenho medo.');
    await spin(page).click();
    await isPlaying(page);
    await page.goto(`${site.url}/no-such-page`);
    await page.getByRole('link', { name: 'Voltar ao início' }).click();
    await spin(page).waitFor();
    await page.goBack();
    await page.getByText('404 Page Not Found').waitFor();
    await page.goForward();
    await video(page).waitFor();
    expect(await video(page).evaluate((element: HTMLVideoElement) => element.autoplay)).toBe(false);
    expect(await page.getByLabel('Seu problema ou pergunta').inputValue()).toBe('Tenho medo.');
    expect(errorsExceptRequests(visit)).toEqual([]);
  });

  it('sets focus and title on the page that was opened with the keyboard', async () => {
    const { page } = await site.open({ phone: false });
    await page.goto(`${site.url}/no-such-page`);
    await page.getByText('404 Page Not Found').waitFor();
    await page.waitForFunction(() => document.title.startsWith('404'));
    await page.getByRole('link', { name: 'Voltar ao início' }).focus();
    await page.keyboard.press('Enter');
    await spin(page).waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    expect(await focused(page)).toBe('Respire. Há um Salmo para este momento.');
    expect(await page.title()).toBe('Selah. - Mensagens de Deus através dos Salmos');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('shows every control with forced colours', async () => {
    const { page } = await site.open({ phone: false });
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Receber mensagem' }).waitFor();
    await page.getByRole('button', { name: 'Entrar' }).waitFor();
    const unseen = await page.evaluate(() => {
      /** With forced colours a control is recognised by a border, an underline or an icon. */
      const isTold = (element: Element) => {
        const { borderTopWidth, borderTopStyle, textDecorationLine } = getComputedStyle(element);
        const hasBorder = borderTopStyle !== 'none' && borderTopWidth !== '0px';
        return (
          hasBorder || textDecorationLine.includes('underline') || element.querySelector('svg, img') !== null
        );
      };
      return [...document.querySelectorAll('button, main a')]
        .filter((element) => element.checkVisibility() && !isTold(element))
        .map((element) => element.textContent);
    });
    expect(unseen).toEqual([]);
  });
});
