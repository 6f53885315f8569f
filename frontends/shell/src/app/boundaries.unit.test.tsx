import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { videoDelivered } from '../features/video/video-slice.ts';
import { aVideo } from '../testing/a-video.ts';
import { ana, rememberInBrowser, withAnaLoggedIn, withAnasAccount } from '../testing/account-api.ts';
import { withFreshBrowser } from '../testing/fresh-browser.ts';
import { renderApp } from '../testing/render-app.tsx';
import { withServer } from '../testing/server.ts';

withServer();
withFreshBrowser();
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** A value that React cannot render: an object in the place of a text. */
const UNRENDERABLE = {} as never;
const helpIsThere = () => expect(screen.getByRole('contentinfo').textContent).toMatch(/188|ajuda/i);
const wheel = () => screen.queryByTestId('wheel');

describe('a part of the page that throws', () => {
  it('in the main area: help and navigation still work, and the next page opens normally', async () => {
    withAnaLoggedIn();
    const { store } = await renderApp();
    await screen.findByTestId('video-debug');
    act(() => {
      store.dispatch(videoDelivered({ video: aVideo({ id: UNRENDERABLE }), play: false, notes: [] }));
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Esta página não abriu');
    helpIsThere();
    await userEvent.click(screen.getByRole('link', { name: 'Minhas mensagens' }));
    await screen.findByRole('heading', { level: 1, name: 'Minhas mensagens' });
    await userEvent.click(screen.getByRole('link', { name: 'Início' }));
    expect(wheel()).toBeTruthy();
  });

  it('in the header: the page, help and a link to Home remain', async () => {
    rememberInBrowser(ana);
    withAnasAccount({ loggedIn: true });
    const { store } = await renderApp();
    act(() => {
      store.dispatch({
        type: 'session/sessionSynced',
        payload: { stored: { ...ana, name: UNRENDERABLE }, now: 0 },
      });
    });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sair' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Início' }).getAttribute('href')).toBe('/');
    expect(wheel()).toBeTruthy();
    helpIsThere();
  });

  it('in the notification area: everything else remains', async () => {
    const { store } = await renderApp();
    await screen.findByRole('region', { name: /Notificações/ });
    act(() => {
      store.dispatch(notified({ title: UNRENDERABLE }));
    });
    await waitFor(() => expect(screen.queryByRole('region', { name: /Notificações/ })).toBeNull());
    expect(wheel()).toBeTruthy();
    expect(screen.getByRole('banner')).toBeTruthy();
    helpIsThere();
  });

  it('in header and footer: phone numbers remain, and the next page has both again', async () => {
    const name = document.createElement('meta');
    name.name = 'application-name';
    // Read by the brand and by the copyright line.
    Object.defineProperty(name, 'content', {
      configurable: true,
      get: () => {
        throw new Error('broken');
      },
    });
    document.head.append(name);
    try {
      await renderApp({ path: '/no/such/page' });
      const home = await screen.findByRole('link', { name: 'Voltar ao início' });
      expect(screen.getByRole('contentinfo').textContent).toContain('ligue 188');
      expect(screen.queryByText(/Todos os direitos reservados/)).toBeNull();
      Reflect.deleteProperty(name, 'content');
      await userEvent.click(home);
      await screen.findByText(/Todos os direitos reservados/);
      expect(screen.getByRole('button', { name: 'Entrar' })).toBeTruthy();
    } finally {
      name.remove();
    }
  });

  it('in the session keeper: everything else remains', async () => {
    const listen = window.addEventListener;
    const broken = jest.fn();
    window.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
      if (type !== 'focus') return listen.call(window, type, ...rest);
      broken();
      throw new Error('broken');
    };
    try {
      await renderApp();
      await waitFor(() => expect(broken).toHaveBeenCalled());
    } finally {
      window.addEventListener = listen;
    }
    expect(wheel()).toBeTruthy();
    expect(screen.getByRole('banner')).toBeTruthy();
    helpIsThere();
  });

  it('in the whole layout: phone numbers and a link to Home remain', async () => {
    // State of the layout in an invalid form.
    await renderApp({ state: { ads: null as never } });
    const page = screen.getByRole('main').textContent;
    expect(page).toContain('ligue 188');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/');
  });
});
