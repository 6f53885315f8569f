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

/** What React cannot render: an object where a text belongs. */
const UNRENDERABLE = {} as never;
const helpIsThere = () => expect(screen.getByRole('contentinfo').textContent).toMatch(/188|ajuda/i);
const wheel = () => screen.queryByTestId('wheel');

describe('a part of the page that throws', () => {
  it('in the middle leaves help and a way on, and is over with the next address', async () => {
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

  it('in the header leaves the page, help and a way home', async () => {
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

  it('in the notification area leaves everything else', async () => {
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

  it('everywhere at once leaves the numbers and a way home', async () => {
    // What the layout itself reads, in a shape that it cannot read.
    await renderApp({ state: { ads: null as never } });
    const page = screen.getByRole('main').textContent;
    expect(page).toContain('ligue 188');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/');
  });
});
