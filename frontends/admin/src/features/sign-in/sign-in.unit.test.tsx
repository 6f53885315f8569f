import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { ADMIN, ADMINS_PASSWORD } from '../../testing/handlers/session.ts';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { server, withApi, withServer } from '../../testing/server.ts';

withServer();

const username = () => screen.findByLabelText<HTMLInputElement>('Usuário');
const password = () => screen.getByLabelText<HTMLInputElement>('Senha');
const enter = () => screen.getByRole('button', { name: 'Entrar' });

async function typeLogin(secret: string = ADMINS_PASSWORD) {
  await userEvent.type(await username(), ADMIN.username);
  await userEvent.type(password(), secret);
}

describe('a browser that keeps no cookies', () => {
  it('is told so, and nobody is said to be logged in', async () => {
    withApi({ isLoggedIn: false });
    server.use(
      http.get('*/api/auth/user', () => HttpResponse.json({ authenticated: false, loggedIn: false })),
    );
    await renderAdmin();
    await typeLogin();
    await userEvent.click(enter());
    expect(await screen.findByText(/Permita os cookies deste site/)).toBeTruthy();
    expect(screen.queryByText(/Conectado como/)).toBeNull();
    expect(screen.queryByText(/Sua sessão terminou/)).toBeNull();
    expect(password().value).toBe(ADMINS_PASSWORD);
  });
});

describe('logging in', () => {
  it('M-103 shows and hides the password', async () => {
    withApi({ isLoggedIn: false });
    await renderAdmin();
    await typeLogin();
    expect(password().type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect(password().type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Ocultar senha' }));
    expect(password().type).toBe('password');
  });

  it('M-104 shows that it is logging in, with the inputs disabled', async () => {
    const { session } = withApi({ isLoggedIn: false });
    const { promise, resolve } = Promise.withResolvers<void>();
    server.use(
      http.post('*/api/auth/login', async () => {
        await promise;
        session.isOpen = true;
        return HttpResponse.json(ADMIN);
      }),
    );
    await renderAdmin();
    await typeLogin();
    await userEvent.click(enter());
    expect(await screen.findByRole('button', { name: 'Entrando…' })).toBeTruthy();
    expect((await username()).disabled).toBe(true);
    expect(password().disabled).toBe(true);
    resolve();
    expect(await screen.findByRole('navigation', { name: 'Administração' })).toBeTruthy();
  });

  it('M-105 M-112 shows who is logged in, in a toast and beside the logout button', async () => {
    withApi({ isLoggedIn: false });
    await renderAdmin();
    await typeLogin();
    await userEvent.click(enter());
    expect(await screen.findByText('Conectado como admin', { selector: '[data-state] *' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sair' })).toBeTruthy();
  });

  it.each([
    [
      'the server’s text',
      () => HttpResponse.json({ code: 'rate_limited', message: 'Espere 30 s.' }, { status: 429 }),
      'Espere 30 s.',
    ],
    ['its own text', () => new HttpResponse('no', { status: 401 }), 'Credenciais inválidas'],
    [
      'a text about the missing answer',
      () => HttpResponse.error(),
      'O servidor não respondeu. Verifique a conexão e tente de novo.',
    ],
  ])('M-106 shows a refused login with %s, and keeps the typed values', async (_, answer, words) => {
    withApi({ isLoggedIn: false });
    server.use(http.post('*/api/auth/login', answer));
    await renderAdmin();
    await typeLogin('errada1');
    await userEvent.click(enter());
    expect(await screen.findByText(words)).toBeTruthy();
    expect((await username()).value).toBe(ADMIN.username);
    expect(password().value).toBe('errada1');
  });

  it('M-201 requires both fields before sending', async () => {
    withApi({ isLoggedIn: false });
    await renderAdmin();
    await username();
    await userEvent.click(enter());
    expect(await screen.findByText('Campo obrigatório')).toBeTruthy();
    expect(screen.getByText('Senha é obrigatória')).toBeTruthy();
  });
});

describe('logging out', () => {
  it('M-112 ends the session, confirms it, and removes all data from the page', async () => {
    const { session } = withApi();
    await renderAdmin();
    await userEvent.click(await screen.findByRole('button', { name: 'Sair' }));
    expect(await screen.findByText('Você foi desconectado com sucesso.')).toBeTruthy();
    expect(session.isOpen).toBe(false);
    expect((await username()).value).toBe('');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('keeps the session when the server cannot be reached', async () => {
    withApi();
    server.use(http.post('*/api/auth/logout', () => HttpResponse.error()));
    await renderAdmin();
    await userEvent.click(await screen.findByRole('button', { name: 'Sair' }));
    expect(await screen.findByText('Erro ao fazer logout')).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Administração' })).toBeTruthy();
  });
});

describe('an expired session', () => {
  it('is noticed on focus, and asks for the password only', async () => {
    const { session } = withApi();
    await renderAdmin();
    await screen.findByRole('navigation', { name: 'Administração' });
    session.isOpen = false;
    fireEvent(window, new Event('focus'));
    expect(await screen.findByText(/Sua sessão terminou/)).toBeTruthy();
    expect((await username()).value).toBe(ADMIN.username);
    await waitFor(() => expect(document.activeElement).toBe(password()));
    await userEvent.type(password(), ADMINS_PASSWORD);
    await userEvent.click(enter());
    expect(await screen.findByRole('navigation', { name: 'Administração' })).toBeTruthy();
  });
});
