import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { createI18n, I18nProvider } from '@selah/web-kit/platform';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { MemoryRouter } from 'react-router';
import { pt } from '../locales/pt.ts';
import {
  ana,
  aSavedMessage,
  rememberInBrowser,
  withAnaLoggedIn,
  withAnasAccount,
} from '../testing/account-api.ts';
import { withFreshBrowser } from '../testing/fresh-browser.ts';
import { renderApp } from '../testing/render-app.tsx';
import { problem, server, withServer } from '../testing/server.ts';
import { RedirectHome } from './navigation/redirect-home.tsx';

withServer();
withFreshBrowser();
afterEach(() => {
  jest.restoreAllMocks();
});

const PROFILE = `*/api/site-users/${ana.id}`;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const aHeldMessage = {
  name: 'Ana',
  question: 'Estou com medo.',
  message: 'Ana, respire.',
  language: 'pt',
  saveKey: 'a'.repeat(32),
};
const hold = (...messages: unknown[]) =>
  window.sessionStorage.setItem('messagesToSave', JSON.stringify(messages));

describe('my messages', () => {
  it('M-084 waits until the server has confirmed the stored visitor', async () => {
    rememberInBrowser(ana);
    withAnasAccount({ loggedIn: true });
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.get(PROFILE, async () => {
        await asked;
        return HttpResponse.json(ana);
      }),
    );
    await renderApp({ path: '/user-messages' });
    expect((await screen.findByText('Abrindo a sua conta…')).closest('[role=status]')).toBeTruthy();
    answer();
    expect(await screen.findByRole('heading', { name: 'Minhas mensagens' })).toBeTruthy();
  });

  it('M-087 M-088 M-089 M-090 M-091 shows a welcome, a link to Home, logout, the account and two tabs', async () => {
    withAnaLoggedIn();
    await renderApp({ path: '/user-messages' });
    const heading = await screen.findByRole('heading', { name: 'Minhas mensagens' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText('Que bom ter você aqui, Ana.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Voltar ao início' }).getAttribute('href')).toBe('/');
    const card = within(screen.getByRole('complementary', { name: 'Sua conta' }));
    for (const text of ['Ana', ana.email]) expect(card.getByText(text)).toBeTruthy();
    expect(card.getByRole('button', { name: 'Sair' })).toBeTruthy();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Salvas',
      'Nova mensagem',
    ]);
    await screen.findByText('Você ainda não salvou nenhuma mensagem.');
  });

  it('M-065 are shown at /login to a logged-in visitor', async () => {
    withAnaLoggedIn();
    await renderApp({ path: '/login' });
    expect(await screen.findByRole('heading', { name: 'Minhas mensagens' })).toBeTruthy();
  });

  it('M-082 reports that the profile could not be loaded and shows the stored one', async () => {
    rememberInBrowser(ana);
    withAnasAccount({ loggedIn: true });
    server.use(http.get(PROFILE, () => HttpResponse.error()));
    await renderApp({ path: '/user-messages' });
    expect(await screen.findByText('Erro ao carregar perfil')).toBeTruthy();
    expect(screen.getByText('Que bom ter você aqui, Ana.')).toBeTruthy();
  });

  it('ends the session and holds the message when the server refuses to save it', async () => {
    const { account } = withAnaLoggedIn([aSavedMessage()]);
    const { store } = await renderApp({ path: '/user-messages' });
    await screen.findByText('Pergunta 1');
    account.loggedIn = false;
    server.use(http.post('*/api/saved-messages', () => problem(401, 'session_expired')));
    await userEvent.click(screen.getByRole('tab', { name: 'Nova mensagem' }));
    await userEvent.type(await screen.findByLabelText('Seu nome'), 'Ana');
    await userEvent.type(screen.getByLabelText('Seu problema ou pergunta'), 'Estou com medo.');
    await press('Receber mensagem');
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar mensagem' }));
    await waitFor(() => expect(store.getState().session).toMatchObject({ user: null, error: 'expired' }));
    expect(JSON.parse(window.sessionStorage.getItem('messagesToSave') ?? '[]')).toMatchObject([
      { question: 'Estou com medo.' },
    ]);
  });
});

describe('a visitor without a session', () => {
  async function renderRedirect() {
    const open = jest.fn();
    render(
      <MemoryRouter>
        <I18nProvider i18n={createI18n('pt', pt)}>
          <RedirectHome open={open} />
        </I18nProvider>
      </MemoryRouter>,
    );
    return open;
  }

  it('M-085 M-086 sees a message and is redirected to Home by a full page load', async () => {
    const open = await renderRedirect();
    expect(screen.getByRole('status').textContent).toBe('Redirecionando...');
    await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
  });

  it('Q19 sees links to the login and to Home when prevent_redirect is set', async () => {
    window.sessionStorage.setItem('prevent_redirect', '1');
    const open = await renderRedirect();
    expect(await screen.findByText('Entre na sua conta para ver as suas mensagens.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Voltar ao início' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe('/login');
    expect(window.sessionStorage.getItem('prevent_redirect')).toBeNull();
    expect(open).not.toHaveBeenCalled();
  });
});

describe('a message held until the login', () => {
  it('is offered after the login, saved once and listed', async () => {
    hold(aHeldMessage);
    const { account, calls } = withAnaLoggedIn();
    await renderApp({ path: '/user-messages' });
    const offer = within(await screen.findByRole('region', { name: 'A sua mensagem esperou por você' }));
    expect(offer.getByText('Ana, respire.')).toBeTruthy();
    await userEvent.dblClick(offer.getByRole('button', { name: 'Salvar mensagem' }));
    expect(await screen.findByText('Mensagem salva')).toBeTruthy();
    expect(await screen.findByRole('button', { name: /Estou com medo/ })).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('A sua mensagem esperou por você')).toBeNull());
    const { saveKey, ...kept } = aHeldMessage;
    const [saving] = account.calls.filter(({ method }) => method === 'POST');
    expect(saving).toMatchObject({ key: saveKey, body: { ...kept, userId: ana.id } });
    expect(calls('POST /api/saved-messages')).toHaveLength(1);
    expect(window.sessionStorage.getItem('messagesToSave')).toBeNull();
  });

  it('is saved once when the answer to the first attempt is lost', async () => {
    hold(aHeldMessage);
    const { account } = withAnaLoggedIn();
    await renderApp({ path: '/user-messages' });
    const save = await screen.findByRole('button', { name: 'Salvar mensagem' });
    server.use(
      http.post(
        '*/api/saved-messages',
        async ({ request }) => {
          // The server saves it, but the answer is lost.
          account.messages.unshift(aSavedMessage({ id: 100, question: 'Estou com medo.' }));
          expect(request.headers.get('idempotency-key')).toBe(aHeldMessage.saveKey);
          return HttpResponse.error();
        },
        { once: true },
      ),
      http.post('*/api/saved-messages', ({ request }) => {
        expect(request.headers.get('idempotency-key')).toBe(aHeldMessage.saveKey);
        return HttpResponse.json(account.messages[0], { status: 201 });
      }),
    );
    await userEvent.click(save);
    expect(await screen.findByText('A mensagem não foi salva')).toBeTruthy();
    await userEvent.click(save);
    expect(await screen.findByText('Mensagem salva')).toBeTruthy();
    expect(await screen.findAllByRole('button', { name: /Estou com medo/ })).toHaveLength(1);
  });

  it('M-062 remains when saving fails, and the error is shown', async () => {
    hold(aHeldMessage);
    withAnaLoggedIn();
    server.use(http.post('*/api/saved-messages', () => problem(503, 'unavailable', 'Tente em instantes.')));
    await renderApp({ path: '/user-messages' });
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar mensagem' }));
    expect(await screen.findByText('Tente em instantes.')).toBeTruthy();
    expect(screen.getByText('Ana, respire.')).toBeTruthy();
    expect(window.sessionStorage.getItem('messagesToSave')).toContain(aHeldMessage.saveKey);
  });

  it('does not replace another held message', async () => {
    hold(aHeldMessage, { ...aHeldMessage, message: 'Ana, confie.', saveKey: 'b'.repeat(32) });
    withAnaLoggedIn();
    await renderApp({ path: '/user-messages' });
    await screen.findByText('Ana, confie.');
    await userEvent.click(screen.getAllByRole('button', { name: 'Salvar mensagem' })[1] ?? document.body);
    await waitFor(() => expect(screen.queryByText('Ana, confie.')).toBeNull());
    expect(screen.getByText('Ana, respire.')).toBeTruthy();
    const left = [{ ...aHeldMessage, ownerId: ana.id }];
    expect(window.sessionStorage.getItem('messagesToSave')).toBe(JSON.stringify(left));
  });

  it('can be discarded', async () => {
    hold(aHeldMessage);
    withAnaLoggedIn();
    await renderApp({ path: '/user-messages' });
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
    expect(screen.queryByText('Ana, respire.')).toBeNull();
    expect(window.sessionStorage.getItem('messagesToSave')).toBeNull();
  });

  it.each([{ ...aHeldMessage, saveKey: 'x\ny' }, { ...aHeldMessage, message: '' }, 'x', null])(
    'is ignored when the stored value is invalid: %j',
    async (message) => {
      hold(message);
      withAnaLoggedIn();
      await renderApp({ path: '/user-messages' });
      await screen.findByText('Você ainda não salvou nenhuma mensagem.');
      expect(screen.queryByText('A sua mensagem esperou por você')).toBeNull();
    },
  );
});

describe('saving a new message', () => {
  it('M-060 M-061 saves it, confirms it and shows it in the list', async () => {
    withAnaLoggedIn();
    await renderApp({ path: '/' });
    await userEvent.type(await screen.findByLabelText('Seu nome'), 'Ana');
    await userEvent.type(screen.getByLabelText('Seu problema ou pergunta'), 'Estou com medo.');
    await press('Receber mensagem');
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar mensagem' }));
    expect(await screen.findByText('Mensagem salva')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Minhas mensagens' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: /Estou com medo/ })).toBeTruthy();
  });
});
