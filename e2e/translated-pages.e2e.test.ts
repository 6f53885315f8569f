import { beforeAll, describe, expect, it } from '@jest/globals';
import { LANGUAGE_NAMES } from '@selah/shared/contracts/language-list';
import { openAsAdmin, seeToast } from './support/admin-page.ts';
import { errorsExceptRequests, type Visit } from './support/browser.ts';
import { logInAsVisitor } from './support/browser-login.ts';
import { loggedInAdmin } from './support/http-visitor.ts';
import { pageJourney } from './support/journey.ts';
import { pressEverything } from './support/press-everything.ts';
import { listVideos, SMALL_VIDEO } from './support/test-videos.ts';
import { translatePage } from './support/translate-page.ts';

const WALK = {
  texts: {
    email: 'ana@example.org',
    password: 'not-the-password-1',
    number: '1',
    url: 'https://example.org',
  },
  // They open another page, load this one again, or take all rows of a list.
  leave: new RegExp(
    `^(?!page: Entrar$).*: (${[
      'Sair',
      'Entrar',
      'Início',
      'Admin',
      'Minhas mensagens',
      'Ver os primeiros passos',
      'Marcar todos os que aparecem',
      ...Object.values(LANGUAGE_NAMES),
    ].join('|')})$`,
  ),
};

/**
 * In an order in which none takes the data or the session of another, with what is reached on each when its
 * data and dialogs came.
 */
const ADMIN_PAGES = [
  ['/debug/video-status', /^Upload em massa: OK/],
  ['/debug/videos', /^page: Registros no banco/],
  ['/admin?area=audit', /^page: Baixar CSV/],
  ['/admin?area=psalms', /^page: psalter-language/],
  ['/admin?area=account', /^Encerrar as outras sessões\?: Encerrar/],
  ['/admin?area=trash', /^Excluir .*: Excluir/],
  ['/admin', /^Editar vídeo: Salvar/],
  ['/admin?area=backups', /^Voltar a esta cópia\?: Restaurar/],
] as const;

/** From now on the page is translated by this browser. */
async function translate({ page }: Visit): Promise<void> {
  await page.addInitScript(translatePage);
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

pageJourney('A browser that translates the page', (site) => {
  async function openTranslated(path: string): Promise<Visit> {
    const visit = await site.open({ noWorker: true });
    await translate(visit);
    await visit.page.goto(site.url + path);
    return visit;
  }

  describe('of a visitor', () => {
    it.each([
      ['/', 12],
      ['/login', 4],
      ['/nowhere', 2],
    ])('%s: everything can be filled in and pressed', async (path, atLeast) => {
      const visit = await openTranslated(path);
      await visit.page.locator('footer font').first().waitFor();
      const pressed = await pressEverything(visit.page, WALK);
      expect(errorsExceptRequests(visit)).toEqual([]);
      expect(pressed.length).toBeGreaterThanOrEqual(atLeast);
    });

    it('gives a letter, and shows it among those that were saved', async () => {
      const visit = await openTranslated('/');
      const { page } = visit;
      await logInAsVisitor(page, site.url);
      await page.reload();
      await page.getByLabel('Seu nome').fill('Ana');
      await page.getByLabel('Seu problema ou pergunta').fill('Não consigo dormir.');
      await page.getByRole('button', { name: 'Receber mensagem' }).click();
      await page.getByTestId('ai-response').waitFor();
      await page.getByRole('button', { name: 'Salvar mensagem' }).click();
      await page.getByText('Não consigo dormir.').first().waitFor();
      await page.waitForURL('**/user-messages');
      const pressed = await pressEverything(page, WALK);
      expect(pressed).toContainEqual('Excluir a sua conta?: Cancelar');
      expect(errorsExceptRequests(visit)).toEqual([]);
    });
  });

  describe('of the administrator', () => {
    beforeAll(async () => {
      const admin = await loggedInAdmin(site.url);
      const [video] = await listVideos(admin);
      await admin.call('DELETE', `/api/videos/${video?.id}`);
      await admin.call('POST', '/api/admin/backups');
    });

    it.each(ADMIN_PAGES)(
      '%s: everything can be filled in and pressed, also in dialogs',
      async (path, reached) => {
        const visit = await openAsAdmin(site);
        await translate(visit);
        await visit.page.goto(site.url + path);
        await visit.page.locator('main :is(h1, h2) font').first().waitFor();
        await visit.page.waitForLoadState('networkidle');
        const pressed = await pressEverything(visit.page, WALK);
        expect(errorsExceptRequests(visit)).toEqual([]);
        expect(pressed).toContainEqual(expect.stringMatching(reached));
      },
    );

    it('adds a video', async () => {
      const visit = await openAsAdmin(site);
      await translate(visit);
      const { page } = visit;
      await page.goto(`${site.url}/admin?area=videos`);
      await page.getByLabel('Arquivo de vídeo').setInputFiles(SMALL_VIDEO);
      await page.getByLabel('Título').first().fill('Salmo 23');
      await page.getByRole('button', { name: 'Adicionar Vídeo' }).click();
      await seeToast(page, 'Vídeo adicionado');
      expect(errorsExceptRequests(visit)).toEqual([]);
    });
  });
});
