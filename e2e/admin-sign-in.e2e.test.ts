import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { SMTPServer } from 'smtp-server';
import { violationsInBothThemes } from './support/axe.ts';
import { errorsExceptRequests, type Visit } from './support/browser.ts';
import { pageJourney } from './support/journey.ts';
import { layoutFaults } from './support/layout.ts';
import { ADMIN } from './support/product.ts';

const OWNER = 'dona@example.org';

/** Starts a mail server on this machine; `next` resolves to the next mail it receives. */
async function startMailServer() {
  const arrivals = new EventEmitter();
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    async onData(stream, _session, done) {
      arrivals.emit('mail', await text(stream));
      done();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    next: async (): Promise<string> => (await once(arrivals, 'mail'))[0],
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

let mail: Awaited<ReturnType<typeof startMailServer>>;
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Administração' });

async function enter(page: Page, password: string = ADMIN.password) {
  const main = page.getByRole('main');
  await main.getByLabel('Usuário').fill(ADMIN.username);
  await main.getByLabel('Senha', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Entrar' }).click();
}

pageJourney(
  'the administrator',
  (site) => {
    let visit: Visit;
    let page: Page;

    beforeEach(async () => {
      visit = await site.open({ phone: false });
      page = visit.page;
    });
    afterAll(() => mail.close());

    it('M-103 M-105 M-106 M-112 logs in, shows the name, and logs out', async () => {
      await page.goto(`${site.url}/admin`);
      await enter(page, 'not-the-password');
      await page.getByText('Credenciais inválidas').first().waitFor();
      await enter(page);
      await page.getByText('Conectado como admin').first().waitFor();
      await navigation(page).waitFor();
      await page.getByRole('button', { name: 'Sair' }).click();
      await page.getByText('Você foi desconectado com sucesso.').first().waitFor();
      await page.getByRole('main').getByLabel('Usuário').waitFor();
      expect(errorsExceptRequests(visit)).toEqual([]);
    });

    it('M-104 says that it is logging in, with nothing to be changed meanwhile', async () => {
      await page.goto(`${site.url}/admin`);
      const main = page.getByRole('main');
      let seen: boolean[] = [];
      await page.route('**/api/auth/login', async (route) => {
        await main.getByRole('button', { name: 'Entrando…' }).waitFor();
        const inputs = [main.getByLabel('Usuário'), main.getByLabel('Senha', { exact: true })];
        seen = await Promise.all(inputs.map((input) => input.isDisabled()));
        await route.continue();
      });
      await enter(page);
      await navigation(page).waitFor();
      expect(seen).toEqual([true, true]);
    });

    it('M-110 says when the recovery mail cannot be asked for', async () => {
      await page.goto(`${site.url}/admin`);
      await page.getByRole('button', { name: 'Esqueci minha senha' }).click();
      await page.getByRole('dialog').getByLabel('E-mail').fill(OWNER);
      await page.route('**/api/auth/forgot-password', (route) => route.abort());
      await page.getByRole('dialog').getByRole('button', { name: 'Enviar' }).click();
      await page.getByText('Erro ao enviar e-mail de recuperação').first().waitFor();
    });

    it('keeps typed values when the session is ended in another browser, and continues after a login', async () => {
      await page.goto(`${site.url}/admin?area=account`);
      await enter(page);
      await page.getByLabel('Novo e-mail').fill('nova@example.org');

      const other = await site.open({ phone: false });
      await other.page.goto(`${site.url}/admin?area=account`);
      await enter(other.page);
      await other.page.getByRole('button', { name: 'Encerrar as outras sessões' }).click();
      await other.page.getByRole('alertdialog').getByRole('button', { name: 'Encerrar' }).click();
      await other.page
        .getByText(/sess(ão|ões) encerrada/)
        .first()
        .waitFor();

      await page.getByRole('button', { name: 'Trocar o e-mail' }).click();
      await page.getByLabel('Senha atual').last().fill(ADMIN.password);
      await page.getByRole('button', { name: 'Trocar o e-mail' }).click();
      await page.getByText(/Sua sessão terminou/).waitFor();
      await page.getByRole('main').locator('input[name="password"]:visible').fill(ADMIN.password);
      await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
      await navigation(page).waitFor();
      expect(await page.getByLabel('Novo e-mail').inputValue()).toBe('nova@example.org');
    });

    it('M-107 to M-111 recovers a forgotten password once, over a real mail server', async () => {
      await page.goto(`${site.url}/admin`);
      await page.getByRole('button', { name: 'Esqueci minha senha' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Enviar' }).click();
      await page.getByText('Por favor, informe seu e-mail para recuperação de senha').first().waitFor();
      await page.getByRole('button', { name: 'OK' }).click();
      await page.getByRole('dialog').getByLabel('E-mail').fill(OWNER);
      const arrival = mail.next();
      await page.getByRole('dialog').getByRole('button', { name: 'Enviar' }).click();
      await page.getByText('Instruções de recuperação de senha enviadas para seu e-mail').waitFor();
      await page.getByRole('button', { name: 'OK' }).click();

      const letter = (await arrival).replace(/=\r?\n/g, '').replaceAll('=3D', '=');
      expect(letter).toMatch(new RegExp(`^To: ${OWNER}`, 'm'));
      const link = /http:\/\/\S+\/admin\?reset=[0-9a-f]{64}/.exec(letter)?.[0] ?? '';

      await page.goto(link);
      await page.getByLabel('Nova senha').fill('second-password-2');
      await page.getByLabel('Confirmar senha').fill('second-password-2');
      await page.getByRole('button', { name: 'Salvar nova senha' }).click();
      await page.getByText('Sua nova senha está valendo. Entre com ela.').first().waitFor();
      expect(page.url()).toBe(`${site.url}/admin`);
      await enter(page, 'second-password-2');
      await navigation(page).waitFor();

      await page.goto(link);
      await page.getByLabel('Nova senha').fill('third-password-3');
      await page.getByLabel('Confirmar senha').fill('third-password-3');
      await page.keyboard.press('Control+s');
      await page.getByText('Este link de recuperação não vale mais. Peça um novo.').waitFor();

      // Restores the password that other journeys use.
      await page.goto(`${site.url}/admin?area=account`);
      await page.getByLabel('Senha atual').first().fill('second-password-2');
      await page.getByLabel('Nova senha').first().fill(ADMIN.password);
      await page.getByLabel('Confirmar nova senha').fill(ADMIN.password);
      await page.keyboard.press('Enter');
      await page
        .getByText(/Sua senha foi trocada/)
        .first()
        .waitFor();
    });

    it('axe finds no violations on login, recovery and account, wide or narrow, light and dark', async () => {
      const found: string[] = [];
      const look = async (where: string) => {
        found.push(
          ...(await violationsInBothThemes(page, where)),
          ...(await layoutFaults(page, where, 'main')),
        );
      };
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(`${site.url}/admin?area=account`);
      await page.getByRole('button', { name: 'Esqueci minha senha' }).waitFor();
      await look('form');
      await page.getByRole('button', { name: 'Esqueci minha senha' }).click();
      await page.getByRole('dialog').waitFor();
      await look('recovery');
      await page.keyboard.press('Escape');
      await enter(page);
      await page.getByRole('heading', { name: 'Sessões abertas' }).waitFor();
      await page.getByText('Conectado como admin').first().waitFor();
      await look('account');
      await page.setViewportSize({ width: 390, height: 844 });
      await look('account on a phone');
      await page.goto(`${site.url}/admin?reset=${'0'.repeat(64)}`);
      await page.getByLabel('Nova senha').waitFor();
      await look('new password');
      expect(found).toEqual([]);
    });
  },
  {
    env: { SELAH_SEED: 'none', ADMIN_EMAIL: OWNER, MAIL_FROM: 'Selah <selah@example.org>' },
    prepare: async () => {
      mail = await startMailServer();
      return { SMTP_URL: mail.url };
    },
  },
);
