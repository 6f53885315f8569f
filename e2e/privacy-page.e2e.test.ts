import { expect, it } from '@jest/globals';
import { violationsOn } from './support/axe.ts';
import { pageJourney } from './support/journey.ts';

pageJourney('the page about privacy', (site) => {
  it.each([
    ['pt-BR', 'Você não precisa dizer quem é.', 'As mensagens são escritas por um programa deste site.'],
    ['en-GB', 'You do not need to say who you are.', 'The messages are written by a program of this site.'],
    ['es-MX', 'No necesitas decir quién eres.', 'Los mensajes los escribe un programa de este sitio.'],
    [
      'fr-FR',
      'Vous n’avez pas besoin de dire qui vous êtes.',
      'Les messages sont écrits par un programme de ce site.',
    ],
  ])(
    'is in %s, fits a small phone, tells what is true here and asks for no script',
    async (locale, words, letters) => {
      const { page, browserErrors } = await site.open({ locale });
      const scripts: string[] = [];
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
      const answer = await page.goto(`${site.url}/privacidade`);
      expect(answer?.status()).toBe(200);
      await page.getByText(words).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toContain(locale.slice(0, 2));
      // Nothing is configured: nobody is named.
      expect(await page.locator('.contacts li').allTextContents()).toEqual([
        expect.stringContaining(letters),
      ]);
      await page.setViewportSize({ width: 320, height: 640 });
      const isCut = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(isCut).toBe(false);
      expect(await violationsOn(page, 'privacy')).toEqual([]);
      expect(scripts).toEqual([]);
      expect(browserErrors).toEqual([]);
    },
  );

  it('opens from the dialog about privacy, beside what was written, which stays', async () => {
    const { page } = await site.open();
    await page.goto(site.url);
    await page.getByLabel('Seu nome').fill('Ana');
    await page.getByRole('button', { name: 'Privacidade e anúncios' }).click();
    const link = page.getByRole('link', { name: /^Tudo o que fica guardado/ });
    const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await opened.getByRole('heading', { level: 1, name: 'Sua privacidade' }).waitFor();
    expect(await page.getByLabel('Seu nome').inputValue()).toBe('Ana');
  });
});
