import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aVideo } from '../../testing/a-video.ts';
import { withFreshBrowser } from '../../testing/fresh-browser.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { problem, recordRequests, server, withServer } from '../../testing/server.ts';

withServer();
withFreshBrowser();
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
  window.history.replaceState(null, '', '/');
});

const answerFilm = (but: Parameters<typeof aVideo>[0] = {}) =>
  server.use(http.get('*/api/videos/:id', () => HttpResponse.json(aVideo({ id: 7, ...but }))));
const shown = () => waitFor(() => document.querySelector('video') ?? Promise.reject(new Error('no video')));

describe('the page of a film', () => {
  it('begins with that film, without playing it, and draws no other', async () => {
    answerFilm();
    const drawn = recordRequests('/api/videos/random');
    await renderApp({ path: '/v/7' });
    const video = await shown();
    expect(video.getAttribute('src')).toBe('/api/videos/file/salmo-7.mp4');
    expect(video.autoplay).toBe(false);
    expect(drawn).toEqual([]);
    expect(document.title).toBe('Salmo 7 · Selah');
    expect(screen.getByRole('button', { name: 'Girar a roleta' })).toBeTruthy();
  });

  it('M-047 shows it in the page of a visitor who chose another language', async () => {
    answerFilm({ language: 'fr' });
    await renderApp({ path: '/v/7', language: 'en' });
    expect((await shown()).getAttribute('src')).toContain('salmo-7');
    expect(screen.getByRole('button', { name: 'Spin the wheel' })).toBeTruthy();
  });

  it.each([
    ['does not exist', 404],
    ['has no id', 400],
  ])('says that a film that %s is gone, and offers the wheel', async (_, status) => {
    server.use(http.get('*/api/videos/:id', () => problem(status, 'video_not_found')));
    const drawn = recordRequests('/api/videos/random');
    await renderApp({ path: '/v/7' });
    expect(await screen.findByText(/Este vídeo não está mais aqui/)).toBeTruthy();
    expect(screen.getByText('Gire a roleta para ver um vídeo inspirador.')).toBeTruthy();
    expect(drawn).toEqual([]);
  });

  it('says the same of a film that cannot be played', async () => {
    answerFilm({ processing: 'failed' });
    await renderApp({ path: '/v/7' });
    expect(await screen.findByText(/Este vídeo não está mais aqui/)).toBeTruthy();
  });

  it('shows another film when the server does not say', async () => {
    server.use(http.get('*/api/videos/:id', () => problem(503, 'unavailable')));
    server.use(http.get('*/api/videos/random', () => HttpResponse.json(aVideo({ id: 3 }))));
    await renderApp({ path: '/v/7' });
    await waitFor(() => expect(document.querySelector('video[src$="salmo-3.mp4"]')).not.toBeNull());
    expect(screen.queryByText(/não está mais aqui/)).toBeNull();
    expect(window.location.pathname).not.toBe('/v/3');
  });
});

describe('passing a film on', () => {
  it('copies the address of the shown film', async () => {
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await renderApp();
    await user.click(await screen.findByRole('button', { name: 'Copiar link' }));
    expect(write).toHaveBeenCalledWith('http://localhost/v/1');
    expect(await screen.findByText('Link do vídeo copiado')).toBeTruthy();
  });

  it('shows the address when it cannot be copied', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await renderApp();
    await user.click(await screen.findByRole('button', { name: 'Copiar link' }));
    expect(await screen.findByText('http://localhost/v/1')).toBeTruthy();
  });

  it('opens the share sheet where there is one; closing it is no error', async () => {
    const share = jest.fn(async (_: ShareData) => {
      throw new DOMException('closed', 'AbortError');
    });
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    await renderApp();
    await userEvent.click(await screen.findByRole('button', { name: 'Compartilhar vídeo' }));
    expect(share).toHaveBeenCalledWith({ title: 'Salmo 1', url: 'http://localhost/v/1' });
  });
});
