import { beforeAll, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { showAsVisitor } from './support/browser-login.ts';
import { loggedInVisitor } from './support/http-visitor.ts';
import { journey } from './support/journey.ts';
import { expectPicture, pictureSkipReason } from './support/pictures.ts';

/** A fixed letter, because the composer's letters vary. */
const LETTER = {
  message: 'Ana, o seu medo tem lugar aqui.\n\nRespire devagar. Você não passa por isto só.',
  source: 'composer',
  reference: { psalm: 23, verses: '1-4' },
};

/** Fonts that a visitor sees only when they arrive in time (`font-display: optional`) are in every picture. */
async function waitForFonts(page: Page): Promise<void> {
  await page.route('**/assets/*.css', async (route) => {
    const response = await route.fetch();
    const styles = (await response.text()).replaceAll(/font-display: ?optional/g, 'font-display:block');
    await route.fulfill({ response, body: styles });
  });
}

/** The header's menus are a part of their own, which may come after all that a test waits for. */
async function expectWholePicture(page: Page, name: string, changing?: readonly Locator[]): Promise<void> {
  await page.getByRole('banner').getByRole('button').first().waitFor();
  await expectPicture(page, name, changing);
}

journey(
  'appearance of the main states',
  (site) => {
    async function open(path: string, { dark = false, phone = true } = {}): Promise<Page> {
      const { page } = await site.open({ phone });
      await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' });
      await waitForFonts(page);
      await page.goto(`${site.url}${path}`);
      return page;
    }

    const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
    const film = (page: Page) => page.getByRole('region', { name: 'Vídeo' });

    async function ask(page: Page, words: string) {
      await page.getByLabel('Seu nome').fill('Ana');
      await page.getByLabel('Seu problema ou pergunta').fill(words);
    }

    let ana: Awaited<ReturnType<typeof loggedInVisitor>>;
    beforeAll(async () => {
      // The picture shows this address; a test that is repeated could not register it again.
      ana = await loggedInVisitor(site.url, 'ana@example.org');
      await ana.call('POST', '/api/saved-messages', {
        json: { userId: ana.id, name: 'Ana', question: 'Como dormir?', message: 'Descanse.', language: 'pt' },
      });
    });

    it.each([
      { name: 'home-phone', phone: true, dark: false },
      { name: 'home-phone-dark', phone: true, dark: true },
      { name: 'home-desktop', phone: false, dark: false },
    ])('Home: $name', async ({ name, ...options }) => {
      const page = await open('/', options);
      await button(page, 'Reproduzir vídeo').waitFor();
      await button(page, 'Girar a roleta').waitFor();
      await button(page, 'Receber mensagem').waitFor();
      await expectWholePicture(page, name, [film(page)]);
    });

    it('help with phone numbers', async () => {
      const page = await open('/');
      await ask(page, 'Não aguento mais, quero morrer.');
      const panel = page.getByRole('complementary');
      await panel.locator('a[href^="tel:"]').first().waitFor();
      await panel.scrollIntoViewIfNeeded();
      await expectWholePicture(page, 'danger-phone', [film(page)]);
    });

    it('the letter', async () => {
      const page = await open('/', { dark: true });
      await page.route('**/api/ai/message', (route) => route.fulfill({ json: LETTER }));
      await ask(page, 'Tenho medo da cirurgia de amanhã.');
      await button(page, 'Receber mensagem').click();
      await page.getByTestId('ai-response').waitFor();
      await page.getByTestId('ai-response').scrollIntoViewIfNeeded();
      await expectWholePicture(page, 'letter-phone-dark', [film(page)]);
    });

    it('the login form', async () => {
      const page = await open('/login');
      await page.getByRole('tab').first().waitFor();
      await expectWholePicture(page, 'login-phone');
    });

    it('saved messages', async () => {
      const page = await open('/', { phone: false });
      await showAsVisitor(page, site.url, ana);
      await page.goto(`${site.url}/user-messages`);
      await page.getByText('Como dormir?').first().waitFor();
      await expectWholePicture(page, 'messages-desktop', [page.locator('time')]);
    });

    it('the not-found page', async () => {
      const page = await open('/no/such/page');
      await page.getByText('404 Page Not Found').waitFor();
      await expectWholePicture(page, 'not-found-phone');
    });
  },
  { skipped: pictureSkipReason() },
);
