import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { ANAS_PASSWORD, ana, storedUser, withAnasAccount } from '../../testing/account-api.ts';
import { withFreshBrowser } from '../../testing/fresh-browser.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { problem, server, withServer } from '../../testing/server.ts';

withServer();
withFreshBrowser();

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, text: string) => userEvent.type(field(label), text);
const main = () => within(screen.getByRole('main'));
const submit = (name: string) => userEvent.click(main().getByRole('button', { name }));
const problemOf = (label: string) => {
  const description = document.getElementById(field(label).getAttribute('aria-describedby') ?? '');
  return description?.textContent;
};

async function openLogin() {
  const view = await renderApp({ path: '/login' });
  await screen.findByRole('tab', { name: 'Entrar' });
  return view;
}

async function openRegister() {
  const view = await openLogin();
  await userEvent.click(screen.getByRole('tab', { name: 'Cadastrar' }));
  return view;
}

async function fillRegister(
  but: Partial<Record<'Nome' | 'E-mail' | 'Senha' | 'Confirmar senha', string>> = {},
) {
  const form = {
    Nome: 'Ana',
    'E-mail': ana.email,
    Senha: ANAS_PASSWORD,
    'Confirmar senha': ANAS_PASSWORD,
    ...but,
  };
  for (const [label, text] of Object.entries(form)) if (text) await type(label, text);
}

describe('a browser that keeps no cookies', () => {
  it('is told once, nobody seems to be logged in, and what was typed stays', async () => {
    withAnasAccount();
    server.use(
      http.get(`*/api/site-users/${ana.id}`, () => problem(401, 'session_expired', 'Sessão expirada')),
    );
    await openLogin();
    await type('E-mail', ana.email);
    await type('Senha', ANAS_PASSWORD);
    await submit('Entrar');
    expect(await screen.findByText(/Permita os cookies deste site/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sair' })).toBeNull();
    expect(storedUser()).toBeNull();
    expect(screen.queryByText('Sessão expirada')).toBeNull();
    expect(field('Senha').value).toBe(ANAS_PASSWORD);
  });

  it.each([500, 429])('is not suspected when the server is in trouble (%i)', async (status) => {
    withAnasAccount();
    server.use(http.get(`*/api/site-users/${ana.id}`, () => problem(status, 'internal')));
    await openLogin();
    await type('E-mail', ana.email);
    await type('Senha', ANAS_PASSWORD);
    await submit('Entrar');
    expect((await screen.findAllByRole('button', { name: 'Sair' })).length).toBeGreaterThan(0);
  });
});

describe('the login page', () => {
  it('M-063 M-064 has two tabs beside a title, a text and three benefits', async () => {
    await openLogin();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Entrar', 'Cadastrar']);
    const hero = within(screen.getByRole('region', { name: 'Palavras que fizeram bem, sempre por perto' }));
    expect(hero.getAllByRole('listitem')).toHaveLength(3);
  });

  it('M-195 has field types for password managers and phone keyboards', async () => {
    await openLogin();
    expect(field('E-mail')).toMatchObject({ type: 'email', required: true, autocomplete: 'username' });
    expect(field('Senha')).toMatchObject({ type: 'password', autocomplete: 'current-password' });
    await userEvent.click(screen.getByRole('tab', { name: 'Cadastrar' }));
    for (const label of ['Senha', 'Confirmar senha']) {
      expect(field(label)).toMatchObject({ type: 'password', required: true, autocomplete: 'new-password' });
    }
  });

  it('shows and hides the password', async () => {
    await openLogin();
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect(field('Senha').type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Ocultar senha' }));
    expect(field('Senha').type).toBe('password');
  });
});

describe('invalid input', () => {
  it('M-195 M-199 M-200 is reported in one toast and at each field, with the focus on the first', async () => {
    const { calls } = withAnasAccount();
    await openLogin();
    await type('E-mail', 'ana@');
    await submit('Entrar');
    expect(await screen.findByText('Dados inválidos')).toBeTruthy();
    expect(screen.getByText('Email inválido, Senha é obrigatória')).toBeTruthy();
    expect(problemOf('E-mail')).toBe('Email inválido');
    expect(problemOf('Senha')).toBe('Senha é obrigatória');
    expect(field('Senha').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('E-mail'));
    expect(calls()).toEqual([]);
  });

  it('M-196 M-197 M-198 is reported for each field of a registration', async () => {
    await openRegister();
    await fillRegister({ Nome: 'Zé', 'E-mail': 'x', Senha: '12345', 'Confirmar senha': '54321' });
    await submit('Cadastrar');
    expect(await screen.findByText('Dados inválidos')).toBeTruthy();
    expect(problemOf('Nome')).toBe('Nome deve ter pelo menos 3 caracteres');
    expect(problemOf('E-mail')).toBe('Email inválido');
    expect(problemOf('Senha')).toBe('Senha deve ter pelo menos 6 caracteres');
    expect(problemOf('Confirmar senha')).toBe('As senhas não coincidem');
  });

  it('M-196 is a name that nobody sees; passwords are the same however they are composed', async () => {
    await openRegister();
    const passwords = { Senha: 'coração', 'Confirmar senha': 'corac\u0327a\u0303o' };
    await fillRegister({ Nome: '\u200b\u3164\u2800', 'E-mail': 'maria&jose@example.org', ...passwords });
    await submit('Cadastrar');
    expect(await screen.findByText('Dados inválidos')).toBeTruthy();
    expect(problemOf('Nome')).toBe('Nome deve ter pelo menos 3 caracteres');
    for (const field of ['E-mail', 'Confirmar senha']) expect(problemOf(field)).toBe('');
  });

  it('is reported in the language of the page', async () => {
    await renderApp({ path: '/login', language: 'fr' });
    await screen.findByRole('tab', { name: 'S’inscrire' });
    await submit('Se connecter');
    expect(await screen.findByText('E-mail invalide, Le mot de passe est obligatoire')).toBeTruthy();
  });
});

describe('logging in', () => {
  it('M-066 M-067 M-068 stores id, e-mail and name, and opens the messages', async () => {
    window.sessionStorage.setItem('route_error', '/user-messages');
    window.sessionStorage.setItem('login_redirect_failed', '/user-messages');
    const { account } = withAnasAccount();
    await openLogin();
    expect(screen.getByRole('note')).toBeTruthy();
    await type('E-mail', ' ANA@example.org ');
    await type('Senha', ANAS_PASSWORD);
    await submit('Entrar');
    expect(await screen.findByRole('heading', { name: 'Minhas mensagens' })).toBeTruthy();
    expect(account.calls[0]?.body).toEqual({ email: ana.email, password: ANAS_PASSWORD });
    expect(storedUser()).toEqual(ana);
    expect(window.localStorage.getItem('siteUser')).not.toContain(ANAS_PASSWORD);
    expect(window.sessionStorage.getItem('route_error')).toBeNull();
    expect(window.sessionStorage.getItem('login_redirect_failed')).toBeNull();
  });

  it('M-065 shows the messages at /login to a logged-in visitor', async () => {
    withAnasAccount();
    await openLogin();
    await type('E-mail', ana.email);
    await type('Senha', ANAS_PASSWORD);
    await submit('Entrar');
    await screen.findByRole('heading', { name: 'Minhas mensagens' });
    expect(screen.queryByLabelText('Senha')).toBeNull();
  });

  it('M-202 accepts an answer with the user inside', async () => {
    withAnasAccount({ loggedIn: true });
    server.use(http.post('*/api/site-users/login', () => HttpResponse.json({ user: ana })));
    await openLogin();
    await type('E-mail', ana.email);
    await type('Senha', 'x');
    await submit('Entrar');
    expect(await screen.findByRole('heading', { name: 'Minhas mensagens' })).toBeTruthy();
  });

  it.each([
    [
      'the server’s text',
      () => problem(401, 'bad_credentials', 'Credenciais inválidas'),
      'Credenciais inválidas',
    ],
    [
      'its own text',
      () => new HttpResponse('<html>', { status: 500 }),
      'Falha no login. Verifique suas credenciais.',
    ],
    ['a text about the connection', () => HttpResponse.error(), /O servidor não respondeu/],
  ])('M-071 Q17 shows a failure with %s', async (_, answer, text) => {
    server.use(http.post('*/api/site-users/login', answer));
    await openLogin();
    await type('E-mail', ana.email);
    await type('Senha', 'errada');
    await submit('Entrar');
    expect(await screen.findByText('Login falhou')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(field('E-mail').value).toBe(ana.email);
    expect(storedUser()).toBeNull();
  });

  it('M-072 fails when the answer has no id', async () => {
    server.use(http.post('*/api/site-users/login', () => HttpResponse.json({ name: 'Ana' })));
    await openLogin();
    await type('E-mail', ana.email);
    await type('Senha', 'x');
    await submit('Entrar');
    expect(await screen.findByText('Dados de usuário inválidos recebidos do servidor')).toBeTruthy();
    expect(storedUser()).toBeNull();
  });

  it('sends one request, however often the button is pressed', async () => {
    const { calls } = withAnasAccount();
    server.use(
      http.post('*/api/site-users/login', async () => {
        await delay(100);
        return undefined;
      }),
    );
    await openLogin();
    await type('E-mail', ana.email);
    await type('Senha', ANAS_PASSWORD);
    const form = field('E-mail').form;
    form?.requestSubmit();
    form?.requestSubmit();
    const button = await main().findByRole<HTMLButtonElement>('button', { name: 'Entrando…' });
    expect(button.disabled).toBe(true);
    form?.requestSubmit();
    await screen.findByRole('heading', { name: 'Minhas mensagens' });
    expect(calls('POST /api/site-users/login')).toHaveLength(1);
  });
});

describe('registering', () => {
  it('M-073 M-074 M-198 M-203 creates the account and fills in the login form, without logging in', async () => {
    const { account } = withAnasAccount();
    await openRegister();
    await fillRegister();
    await submit('Cadastrar');
    expect(await screen.findByText('Registro realizado com sucesso!')).toBeTruthy();
    const { body } = account.calls.find(({ path }) => path.endsWith('/register')) ?? {};
    expect(body).toEqual({ email: ana.email, name: 'Ana', password: ANAS_PASSWORD });
    expect(screen.getByRole('tab', { name: 'Entrar' }).getAttribute('aria-selected')).toBe('true');
    expect(field('E-mail').value).toBe(ana.email);
    expect(field('Senha').value).toBe(ANAS_PASSWORD);
    expect(storedUser()).toBeNull();
    await submit('Entrar');
    expect(await screen.findByRole('heading', { name: 'Minhas mensagens' })).toBeTruthy();
  });

  it.each([
    [
      'the server’s text',
      () => problem(409, 'email_taken', 'Este e-mail já está cadastrado.'),
      'Este e-mail já está cadastrado.',
    ],
    ['its own text', () => new HttpResponse('', { status: 500 }), 'Falha ao registrar. Tente novamente.'],
  ])('M-075 shows a failure with %s and keeps the typed values', async (_, answer, text) => {
    server.use(http.post('*/api/site-users/register', answer));
    await openRegister();
    await fillRegister();
    await submit('Cadastrar');
    expect(await screen.findByText('Registro falhou')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(field('Nome').value).toBe('Ana');
    expect(field('Confirmar senha').value).toBe(ANAS_PASSWORD);
  });

  it('M-203 succeeds with any body of a 2xx answer', async () => {
    server.use(http.post('*/api/site-users/register', () => HttpResponse.json({ message: '' })));
    await openRegister();
    await fillRegister();
    await submit('Cadastrar');
    expect(await screen.findByText('Registro realizado com sucesso!')).toBeTruthy();
  });
});

describe('typed values', () => {
  it('are kept while the other tab is shown', async () => {
    await openRegister();
    await fillRegister();
    await userEvent.click(screen.getByRole('tab', { name: 'Entrar' }));
    await type('E-mail', 'outra@example.org');
    await userEvent.click(screen.getByRole('tab', { name: 'Cadastrar' }));
    expect(field('Nome').value).toBe('Ana');
    expect(field('E-mail').value).toBe(ana.email);
    expect(field('Confirmar senha').value).toBe(ANAS_PASSWORD);
    await userEvent.click(screen.getByRole('tab', { name: 'Entrar' }));
    expect(field('E-mail').value).toBe('outra@example.org');
  });
});

describe('the login dialog', () => {
  it('M-063 M-066 M-067 opens over the page with the focus on the e-mail, and leads to the messages', async () => {
    withAnasAccount();
    await renderApp();
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('tab')).toHaveLength(2);
    const email = dialog.getByLabelText('E-mail');
    expect(document.activeElement).toBe(email);
    await userEvent.type(email, ana.email);
    await userEvent.type(dialog.getByLabelText('Senha'), ANAS_PASSWORD);
    await userEvent.click(dialog.getByRole('button', { name: 'Entrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('heading', { name: 'Minhas mensagens' })).toBeTruthy();
  });
});
