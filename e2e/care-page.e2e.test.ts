import { expect, it } from '@jest/globals';
import { violationsOn } from './support/axe.ts';
import { pageJourney } from './support/journey.ts';
import { waitUntilOfflineReady } from './support/offline-state.ts';

pageJourney('the page about care for people in danger', (site) => {
  it.each([
    ['pt-BR', 'Não reconhecer não quer dizer que está tudo bem.'],
    ['en-GB', 'Not recognised does not mean safe.'],
    ['es-MX', 'Que no lo reconozcamos no significa que todo esté bien.'],
    ['fr-FR', 'Ne rien reconnaître ne veut pas dire que tout va bien.'],
  ])('is in %s, fits a small phone and asks for no script', async (locale, words) => {
    const { page, browserErrors } = await site.open({ locale });
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    const answer = await page.goto(`${site.url}/care`);
    expect(answer?.status()).toBe(200);
    await page.getByText(words).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toContain(locale.slice(0, 2));
    expect(await page.locator('dd').count()).toBe(16);
    await page.setViewportSize({ width: 320, height: 640 });
    const isCut = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isCut).toBe(false);
    expect(await violationsOn(page, 'care')).toEqual([]);
    expect(scripts).toEqual([]);
    expect(browserErrors).toEqual([]);
  });

  it('opens from what is said about privacy, beside what was written, which stays', async () => {
    const { page } = await site.open();
    await page.goto(site.url);
    await page.getByLabel('Seu nome').fill('Ana');
    await page.getByRole('button', { name: 'Privacidade e anúncios' }).click();
    const link = page.getByRole('link', { name: 'O que reconhecemos, quanto acertamos e o que nos escapa' });
    const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await opened.getByRole('heading', { level: 1, name: /quem está em perigo/ }).waitFor();
    expect(await page.getByLabel('Seu nome').inputValue()).toBe('Ana');
  });

  it('is not what the device keeps as the page for all addresses', async () => {
    const { page } = await site.open();
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Girar a roleta' }).waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto(`${site.url}/care`);
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Girar a roleta' }).waitFor();
  });

  it('opens again without a network once it was visited, and never claims that it does not exist', async () => {
    const { page } = await site.open();
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Girar a roleta' }).waitFor();
    await waitUntilOfflineReady(page, 'pt');
    await page.goto(`${site.url}/care?lang=pt`);
    await page.getByText('Não reconhecer não quer dizer que está tudo bem.').waitFor();
    await page.goto(`${site.url}/privacidade?lang=pt`);
    await page.getByRole('heading', { level: 1, name: 'Sua privacidade' }).waitFor();
    await page.context().setOffline(true);
    await page.goto(`${site.url}/care?lang=pt`);
    await page.getByText('Não reconhecer não quer dizer que está tudo bem.').waitFor();
    await page.goto(`${site.url}/privacidade?lang=pt`);
    await page.getByRole('heading', { level: 1, name: 'Sua privacidade' }).waitFor();
    await expect(page.goto(`${site.url}/care?lang=fr`)).rejects.toThrow('ERR_');
  });
});
