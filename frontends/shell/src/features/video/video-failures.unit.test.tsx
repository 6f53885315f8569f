import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { VIDEO_LOADING } from '@selah/shared/contracts/limits';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aVideo } from '../../testing/a-video.ts';
import { withAnaLoggedIn } from '../../testing/account-api.ts';
import { withFreshBrowser } from '../../testing/fresh-browser.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { problem, recordRequests, server, withServer } from '../../testing/server.ts';

withServer();
withFreshBrowser();
afterEach(() => {
  jest.restoreAllMocks();
});

/** Each request returns the next id; `never` leaves it unanswered. */
function answerRandom(...ids: (number | 'never')[]) {
  server.use(
    http.get('*/api/videos/random', () => {
      const id = ids.shift() ?? 99;
      return id === 'never' ? new Promise<never>(() => {}) : HttpResponse.json(aVideo({ id }));
    }),
  );
}

const find = (selector: string) =>
  waitFor(
    () =>
      document.querySelector<HTMLVideoElement>(selector) ?? Promise.reject(new Error(`no ${selector} yet`)),
  );
const video = (id: number) => find(`video[src*="salmo-${id}.mp4"]`);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const change = (language: string, more = {}) =>
  act(() => {
    const detail = { language, manual: false, ...more };
    window.dispatchEvent(new CustomEvent('language-changed', { detail }));
  });

/** Simulates a browser that refuses automatic playback, or automatic playback with sound. */
function refusePlay(isRefused: (element: HTMLMediaElement) => boolean) {
  return jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (
    this: HTMLMediaElement,
  ) {
    if (isRefused(this)) throw new DOMException('not without a gesture', 'NotAllowedError');
  });
}

describe('before anything was played', () => {
  // First in this file, because the sound choice is kept until the page is closed.
  it('a video that starts automatically is muted', async () => {
    await renderApp();
    fireEvent.loadedMetadata(await video(1));
    await press('Recarregar vídeo');
    expect((await find('video[src*="reload=true"]')).muted).toBe(true);
  });
});

describe('a browser that refuses automatic playback', () => {
  it('shows a play button, which plays with sound', async () => {
    answerRandom(1, 2);
    await renderApp();
    fireEvent.loadedMetadata(await video(1));
    const play = refusePlay(() => true);
    await press('Recarregar vídeo');
    const reloaded = await find('video[src*="reload=true"]');
    const button = await screen.findByRole('button', { name: 'Reproduzir vídeo' });
    await waitFor(() => expect(document.querySelectorAll('video')).toHaveLength(1));
    play.mockImplementation(async () => {});
    await userEvent.click(button);
    expect(reloaded.controls).toBe(true);
    expect(reloaded.muted).toBe(false);
  });

  it('plays muted if the browser allows only that', async () => {
    await renderApp();
    await video(1);
    await press('Reproduzir vídeo');
    refusePlay((element) => !element.muted);
    await press('Recarregar vídeo');
    const reloaded = await find('video[src*="reload=true"]');
    await waitFor(() => expect(reloaded.muted).toBe(true));
    fireEvent.canPlay(reloaded);
    expect(screen.queryByRole('button', { name: 'Reproduzir vídeo' })).toBeNull();
  });
});

describe('the sound', () => {
  it('stays on or off for the next video as the visitor chose', async () => {
    await renderApp();
    const first = await video(1);
    await press('Reproduzir vídeo');
    expect(first.muted).toBe(false);
    await press('Recarregar vídeo');
    const second = await find('video[src*="reload=true"]');
    expect(second.muted).toBe(false);
    fireEvent.canPlay(second);
    fireEvent.playing(second);
    second.muted = true;
    fireEvent.volumeChange(second);
    await press('Recarregar vídeo');
    const third = await find(`video:not([src="${second.getAttribute('src')}"])`);
    expect(third.muted).toBe(true);
  });
});

describe('a connection without answers', () => {
  it('offers another try while the first one is still waiting', async () => {
    answerRandom('never', 5);
    await renderApp();
    expect(screen.getByText('Buscando um Salmo para você…')).toBeTruthy();
    await press('Recarregar vídeo');
    await video(5);
  });

  it('M-045 a spin during a load starts its own load and shows its video', async () => {
    answerRandom('never', 6);
    const asked = recordRequests('/api/videos/random');
    await renderApp();
    await press('Girar a roleta');
    await video(6);
    expect(asked).toHaveLength(2);
    await screen.findByText('Pronto. Um novo vídeo está no lugar.');
  });
});

describe('a video that fails to play', () => {
  it('pauses the video under its error message', async () => {
    await renderApp();
    const first = await video(1);
    await press('Reproduzir vídeo');
    fireEvent.loadedMetadata(first);
    fireEvent.playing(first);
    const pause = jest.spyOn(first, 'pause');
    await press('Recarregar vídeo');
    fireEvent.error(await find('video[src*="reload=true"]'));
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(pause).toHaveBeenCalled();
  });
});

describe('coming back to Home', () => {
  it('shows another video, not the one before', async () => {
    withAnaLoggedIn();
    answerRandom(1, 2);
    const counted = recordRequests('/api/stats/video-play');
    await renderApp();
    fireEvent.loadedMetadata(await video(1));
    await press('Recarregar vídeo');
    fireEvent.playing(await find('video[src*="reload=true"]'));
    await userEvent.click(screen.getByRole('link', { name: 'Minhas mensagens' }));
    await screen.findByRole('heading', { level: 1, name: 'Minhas mensagens' });
    await userEvent.click(screen.getByRole('link', { name: 'Início' }));
    expect(document.querySelector('video[src*="salmo-1.mp4"]')).toBeNull();
    fireEvent.loadedMetadata(await video(2));
    expect(document.querySelectorAll('video')).toHaveLength(1);
    expect(counted).toHaveLength(1);
  });
});

describe('plays', () => {
  it('M-194 are counted once, also when the browser fires playing twice', async () => {
    const counted = recordRequests('/api/stats/video-play');
    await renderApp();
    const element = await video(1);
    act(() => {
      element.dispatchEvent(new Event('playing'));
      element.dispatchEvent(new Event('playing'));
    });
    await waitFor(() => expect(counted).not.toHaveLength(0));
    expect(counted).toHaveLength(1);
  });
});

describe('automatic language changes', () => {
  it('M-183 within three seconds count as one', async () => {
    answerRandom(1, 2, 3);
    const asked = recordRequests('/api/videos/random');
    await renderApp();
    await video(1);
    change('pt');
    await video(2);
    change('pt');
    await new Promise((resolve) => setTimeout(resolve, VIDEO_LOADING.languageChangeDelayMs * 3));
    expect(asked).toHaveLength(2);
  });

  it('M-183 M-184 load at once when they are immediate', async () => {
    answerRandom(1, 2, 3);
    await renderApp();
    await video(1);
    change('pt');
    await video(2);
    change('pt', { immediate: true });
    await video(3);
  });
});

describe('no video', () => {
  it('Q11 is shown as an error when the server fails, even if its text contains 404', async () => {
    server.use(
      http.get('*/api/videos/random', () => problem(404, 'no_video_in_language')),
      http.get('*/api/videos', () => problem(503, 'unavailable', 'upstream said 404')),
    );
    await renderApp();
    expect((await screen.findByRole('alert')).textContent).toContain('Erro ao carregar vídeo');
  });
});
