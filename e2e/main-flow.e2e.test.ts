import { expect, it } from '@jest/globals';
import { eventually } from '@selah/service-kit/testing/eventually';
import { type Stats, statsSchema } from '@selah/shared/contracts/stats/stats';
import { loggedInAdmin } from './support/http-visitor.ts';
import { journey } from './support/journey.ts';

journey('the main path', (site) => {
  it('M-004 M-011 shows a video, spins the wheel and gives a personal message, with each step counted', async () => {
    const before = await countersOf(site.url);
    const { page, browserErrors } = await site.open();
    await page.goto(site.url);

    const video = page.getByRole('region', { name: 'Vídeo' }).locator('video');
    await video.waitFor();
    const first = await video.evaluate((element: HTMLVideoElement) => element.currentSrc || element.src);
    expect(first).toContain('/api/videos/file/');

    await page.getByRole('button', { name: 'Girar a roleta' }).click();
    await page.waitForFunction(
      (src) => {
        const element = document.querySelector('video');
        return element !== null && element.currentSrc !== src && element.currentTime > 0;
      },
      first,
      { timeout: 30_000 },
    );
    // On a phone the wheel is one screen below the video.
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

    // A use is an event, which is counted a moment after it was told.
    await eventually(async () =>
      expect(await countersOf(site.url)).toMatchObject({
        pageViews: before.pageViews + 1,
        spinCount: before.spinCount + 1,
        videoPlays: before.videoPlays + 1,
        aiQuestions: before.aiQuestions + 1,
      }),
    );
    expect(browserErrors).toEqual([]);
  });

  it.each([
    ['en', 'en-GB', 'Spin the wheel'],
    ['es', 'es-MX', 'Girar la ruleta'],
    ['fr', 'fr-CA', 'Tourner la roue'],
  ])('M-178 opens in %s for a browser in that language', async (language, locale, spin) => {
    const { page, browserErrors } = await site.open({ locale });
    await page.goto(site.url);
    await page.getByRole('button', { name: spin }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toMatch(new RegExp(`^${language}`));
    const played = page.getByRole('region').locator('video');
    await played.waitFor();
    expect(browserErrors).toEqual([]);
  });

  it('M-012 shows the administration, which is a remote', async () => {
    const { page, browserErrors } = await site.open({ phone: false });
    const remote = page.waitForResponse((response) =>
      response.url().endsWith('/remotes/admin/assets/remoteEntry.js'),
    );
    await page.goto(`${site.url}/admin`);
    expect((await remote).status()).toBe(200);
    await page.getByRole('heading', { name: /administra/i }).waitFor();
    expect(browserErrors).toEqual([]);
  });

  it('M-012 Q5 shows Portuguese to an administrator who reads English, and keeps their choice', async () => {
    const { page } = await site.open({ locale: 'en-GB', phone: false });
    await page.goto(`${site.url}/?lang=en&force_lang=1`);
    await page.getByRole('link', { name: 'Admin' }).click();
    await page.getByRole('link', { name: 'Início' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('pt-BR');
    await page.getByRole('button', { name: 'Português' }).click();
    await page.getByRole('link', { name: 'Início' }).click();
    await page.getByRole('button', { name: 'Spin the wheel' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
  });

  it('M-017 Q6 answers an unknown address with a page and status 404', async () => {
    const { page } = await site.open();
    const response = await page.goto(`${site.url}/no-such-page`);
    expect(response?.status()).toBe(404);
    await page.getByText('404 Page Not Found').waitFor();
    await page.getByText('Did you forget to add the page to the router?').waitFor();
  });
});

/** The counters as the administrator sees them. */
async function countersOf(url: string): Promise<Stats> {
  const admin = await loggedInAdmin(url);
  return statsSchema.parse((await admin.call('GET', '/api/stats')).body);
}
