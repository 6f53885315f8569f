import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { anAccount } from '../../testing/handlers/account.ts';
import { problem } from '../../testing/problem.ts';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { server, withApi, withServer } from '../../testing/server.ts';

withServer();

const SENT = 'Instruções de recuperação de senha enviadas para seu e-mail';
const alertDialog = () => screen.findByRole('alertdialog');

async function openRecovery() {
  await renderAdmin();
  await userEvent.click(await screen.findByRole('button', { name: 'Esqueci minha senha' }));
  return within(await screen.findByRole('dialog', { name: 'Recuperar a senha' }));
}

describe('a forgotten password', () => {
  it('M-107 M-109 asks for an address and confirms that instructions are on their way', async () => {
    withApi({ isLoggedIn: false });
    const dialog = await openRecovery();
    await userEvent.type(dialog.getByLabelText('E-mail'), 'dona@example.org');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar' }));
    expect(within(await alertDialog()).getByText(SENT)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('M-107 cannot be sent twice', async () => {
    withApi({ isLoggedIn: false });
    const { promise, resolve } = Promise.withResolvers<void>();
    server.use(
      http.post('*/api/auth/forgot-password', async () => {
        await promise;
        return HttpResponse.json({ message: SENT, delivery: 'smtp' });
      }),
    );
    const dialog = await openRecovery();
    await userEvent.type(dialog.getByLabelText('E-mail'), 'dona@example.org');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar' }));
    const button = await dialog.findByRole<HTMLButtonElement>('button', { name: 'Enviando…' });
    expect(button.disabled).toBe(true);
    resolve();
    await alertDialog();
  });

  it('M-108 asks for a missing address in an alert dialog', async () => {
    withApi({ isLoggedIn: false });
    const dialog = await openRecovery();
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar' }));
    const words = 'Por favor, informe seu e-mail para recuperação de senha';
    expect(within(await alertDialog()).getByText(words)).toBeTruthy();
  });

  it('shows at the field that an address is invalid', async () => {
    withApi({ isLoggedIn: false });
    const dialog = await openRecovery();
    await userEvent.type(dialog.getByLabelText('E-mail'), 'dona');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar' }));
    expect(await dialog.findByText('Email inválido')).toBeTruthy();
  });

  it.each([
    ['the server’s text', () => problem(429, 'rate_limited', 'Espere 30 s.'), 'Espere 30 s.'],
    ['its own text', () => new HttpResponse('', { status: 500 }), 'Erro ao enviar e-mail de recuperação'],
  ])('M-110 shows a failure in an alert dialog, with %s', async (_, answer, words) => {
    withApi({ isLoggedIn: false });
    server.use(http.post('*/api/auth/forgot-password', answer));
    const dialog = await openRecovery();
    await userEvent.type(dialog.getByLabelText('E-mail'), 'dona@example.org');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar' }));
    expect(within(await alertDialog()).getByText(words)).toBeTruthy();
  });

  it('says where the message is stored when this installation sends no mail', async () => {
    withApi({ isLoggedIn: false, account: anAccount({ mail: 'files' }) });
    const dialog = await openRecovery();
    await userEvent.type(dialog.getByLabelText('E-mail'), 'dona@example.org');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    expect(await dialog.findByText(/ainda não envia e-mails/)).toBeTruthy();
  });
});

describe('the page of the mailed link', () => {
  const LINK = `/admin?reset=${'a'.repeat(64)}`;

  async function typeTwice(first: string, second = first) {
    await userEvent.type(await screen.findByLabelText('Nova senha'), first);
    await userEvent.type(screen.getByLabelText('Confirmar senha'), second);
    await userEvent.click(screen.getByRole('button', { name: 'Salvar nova senha' }));
  }

  it('M-111 sets the new password, confirms it and leads to the login form', async () => {
    withApi({ isLoggedIn: false });
    await renderAdmin(LINK);
    await typeTwice('segredo2');
    expect(await screen.findByText('Sua nova senha está valendo. Entre com ela.')).toBeTruthy();
    expect(await screen.findByLabelText('Usuário')).toBeTruthy();
  });

  it('M-111 validates the input before sending it', async () => {
    withApi({ isLoggedIn: false });
    await renderAdmin(LINK);
    await typeTwice('curta');
    expect(await screen.findByText('Senha deve ter pelo menos 6 caracteres')).toBeTruthy();
    await typeTwice('agora-sim', 'agora-nao');
    expect(await screen.findByText('As senhas não coincidem')).toBeTruthy();
  });

  it.each([
    ['that was used', LINK],
    ['that was cut off by a mail program', '/admin?reset=abc'],
  ])('M-111 shows an error and a way to continue for a link %s', async (_, link) => {
    withApi({ isLoggedIn: false });
    const words = 'Este link de recuperação não vale mais. Peça um novo.';
    server.use(http.post('*/api/auth/reset-password', () => problem(400, 'reset_token_invalid', words)));
    await renderAdmin(link);
    if (link === LINK) await typeTwice('segredo2');
    expect(await screen.findByText(words)).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Ir para o login' }));
    expect(await screen.findByLabelText('Usuário')).toBeTruthy();
  });
});
