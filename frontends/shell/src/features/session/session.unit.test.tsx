import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import {
  ana,
  rememberInBrowser,
  storedUser,
  withAnaLoggedIn,
  withAnasAccount,
} from '../../testing/account-api.ts';
import { withFreshBrowser } from '../../testing/fresh-browser.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { problem, server, withServer } from '../../testing/server.ts';

withServer();
withFreshBrowser();

const ASKED = `GET /api/site-users/${ana.id}`;
const nameInHeader = () => screen.queryByText('Ana', { selector: '.header-user' });
const loginButton = () => screen.queryByRole('button', { name: 'Entrar' });
const settled = (store: Awaited<ReturnType<typeof renderApp>>['store']) =>
  waitFor(() => expect(store.getState().session.isChecking).toBe(false));

/** Simulates that another tab changed the stored visitor. */
function otherTabWrote(user: unknown) {
  if (user === null) window.localStorage.removeItem('siteUser');
  else rememberInBrowser(user);
  fireEvent(window, new StorageEvent('storage', { key: 'siteUser' }));
}

describe('a stored visitor', () => {
  it('M-078 is shown at once, and then with the server’s data', async () => {
    rememberInBrowser(ana);
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.get(`*/api/site-users/${ana.id}`, async () => {
        await asked;
        return HttpResponse.json({ ...ana, name: 'Ana Maria', lastLogin: '2026-01-01T00:00:00.000Z' });
      }),
    );
    await renderApp();
    expect(nameInHeader()).toBeTruthy();
    answer();
    expect(await screen.findByText('Ana Maria')).toBeTruthy();
    expect(storedUser()).toEqual({ ...ana, name: 'Ana Maria' });
  });

  it('M-022 M-024 sees messages and logout in the header', async () => {
    withAnaLoggedIn();
    const { store } = await renderApp();
    expect(screen.getByRole('link', { name: 'Minhas mensagens' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Minhas mensagens' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sair' })).toBeTruthy();
    expect(loginButton()).toBeNull();
    await settled(store);
  });

  it('M-025 is shown as a profile without a name', async () => {
    const nameless = { ...ana, name: '' };
    rememberInBrowser(nameless);
    server.use(http.get(`*/api/site-users/${ana.id}`, () => HttpResponse.json(nameless)));
    const { store } = await renderApp();
    expect(screen.getByText('Perfil')).toBeTruthy();
    await settled(store);
  });

  it.each(['{"id":"7"}', '{"id":7}', '[]', 'null', '{', '{"id":-1,"email":"a","name":"b"}'])(
    'is ignored when the stored value is %p',
    async (text) => {
      window.localStorage.setItem('siteUser', text);
      const { calls } = withAnasAccount();
      await renderApp();
      expect(loginButton()).toBeTruthy();
      expect(calls()).toEqual([]);
    },
  );
});

describe('a session that has ended', () => {
  it.each([
    ['401', () => problem(401, 'session_expired')],
    ['403', () => problem(403, 'forbidden')],
    ['404', () => problem(404, 'user_not_found')],
    ['503', () => new HttpResponse('down', { status: 503 })],
  ])('M-079 Q21 is cleared and reported once after %s', async (_, answer) => {
    rememberInBrowser(ana);
    server.use(http.get(`*/api/site-users/${ana.id}`, answer));
    const { store } = await renderApp();
    expect(await screen.findByText('Sessão expirada')).toBeTruthy();
    expect(loginButton()).toBeTruthy();
    expect(storedUser()).toBeNull();
    expect(store.getState().session).toMatchObject({ user: null, error: 'expired' });
    expect(store.getState().notifications.lastId).toBe(1);
    fireEvent(window, new Event('focus'));
    expect(store.getState().notifications.lastId).toBe(1);
  });
});

describe('a browser without a network', () => {
  it('Q21 keeps the visitor and checks the session when the network is back', async () => {
    rememberInBrowser(ana);
    server.use(http.get(`*/api/site-users/${ana.id}`, () => HttpResponse.error()));
    const { store } = await renderApp();
    await waitFor(() => expect(store.getState().session.unansweredChecks).toBe(1));
    expect(nameInHeader()).toBeTruthy();
    expect(storedUser()).toEqual(ana);
    const { calls } = withAnasAccount({ loggedIn: true });
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(store.getState().session.unansweredChecks).toBe(0));
    expect(calls(ASKED)).toHaveLength(1);
  });

  it('Q21 ignores the answer of another server, such as a hotel’s login page', async () => {
    rememberInBrowser(ana);
    server.use(http.get(`*/api/site-users/${ana.id}`, () => HttpResponse.html('<h1>Wi-Fi: aceite</h1>')));
    const { store } = await renderApp();
    await waitFor(() => expect(store.getState().session.unansweredChecks).toBe(1));
    expect(nameInHeader()).toBeTruthy();
  });
});

describe('checking the session again', () => {
  it('M-083 happens when the window gets the focus', async () => {
    const { calls } = withAnaLoggedIn();
    const { store } = await renderApp();
    await settled(store);
    expect(calls(ASKED)).toHaveLength(1);
    fireEvent(window, new Event('focus'));
    await waitFor(() => expect(calls(ASKED)).toHaveLength(2));
  });

  it('M-083 does not happen on another page within five minutes', async () => {
    const { calls } = withAnaLoggedIn();
    const { store } = await renderApp();
    await settled(store);
    await userEvent.click(screen.getByRole('link', { name: 'Minhas mensagens' }));
    await screen.findByRole('heading', { name: 'Minhas mensagens' });
    expect(calls(ASKED)).toHaveLength(1);
  });
});

describe('a server error during a later check', () => {
  it.each([429, 500, 503])(
    'Q21 M-082 with %d keeps the visitor, is reported once and the check is repeated',
    async (status) => {
      withAnaLoggedIn();
      const { store } = await renderApp();
      await settled(store);
      server.use(http.get(`*/api/site-users/${ana.id}`, () => problem(status, 'in_trouble')));
      fireEvent(window, new Event('focus'));
      expect(await screen.findByText('Erro ao carregar perfil')).toBeTruthy();
      expect(nameInHeader()).toBeTruthy();
      expect(storedUser()).toEqual(ana);
      await settled(store);
      fireEvent(window, new Event('focus'));
      await waitFor(() => expect(store.getState().session.unansweredChecks).toBe(2));
      expect(store.getState().notifications.lastId).toBe(1);
      const { calls } = withAnasAccount({ loggedIn: true });
      fireEvent(window, new Event('online'));
      await waitFor(() => expect(store.getState().session.unansweredChecks).toBe(0));
      expect(calls(ASKED)).toHaveLength(1);
    },
  );

  it.each([401, 403, 404])('Q21 M-079 with %d ends the session', async (status) => {
    withAnaLoggedIn();
    const { store } = await renderApp();
    await settled(store);
    server.use(http.get(`*/api/site-users/${ana.id}`, () => problem(status, 'no_session')));
    fireEvent(window, new Event('focus'));
    expect(await screen.findByText('Sessão expirada')).toBeTruthy();
    expect(loginButton()).toBeTruthy();
    expect(storedUser()).toBeNull();
  });
});

describe('two tabs', () => {
  it('log in and out together', async () => {
    withAnasAccount({ loggedIn: true });
    await renderApp();
    otherTabWrote(ana);
    expect(await screen.findByText('Ana', { selector: '.header-user' })).toBeTruthy();
    otherTabWrote(null);
    await waitFor(() => expect(loginButton()).toBeTruthy());
    expect(screen.queryByText('Sessão expirada')).toBeNull();
  });
});

describe('logging out', () => {
  it('M-080 ends the session at the server, removes the visitor and confirms it', async () => {
    const { calls } = withAnaLoggedIn();
    const { store } = await renderApp();
    await settled(store);
    await userEvent.click(screen.getByRole('button', { name: 'Sair' }));
    expect(await screen.findByText('Você saiu da sua conta')).toBeTruthy();
    expect(calls()).toContain('POST /api/site-users/logout');
    expect(storedUser()).toBeNull();
    expect(loginButton()).toBeTruthy();
  });

  it('M-081 keeps the visitor logged in when the server could not be reached', async () => {
    withAnaLoggedIn();
    server.use(http.post('*/api/site-users/logout', () => HttpResponse.error()));
    const { store } = await renderApp();
    await settled(store);
    await userEvent.click(screen.getByRole('button', { name: 'Sair' }));
    expect(await screen.findByText('Erro ao fazer logout')).toBeTruthy();
    expect(nameInHeader()).toBeTruthy();
    expect(storedUser()).toEqual(ana);
  });
});
