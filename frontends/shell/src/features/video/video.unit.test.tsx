import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aVideo } from '../../testing/a-video.ts';
import { withFreshBrowser } from '../../testing/fresh-browser.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { problem, recordRequests, server, withServer } from '../../testing/server.ts';
import { sendEarlyRequest } from './api/random-video.ts';

withServer();
withFreshBrowser();

const answerRandom = (...ids: number[]) =>
  server.use(http.get('*/api/videos/random', () => HttpResponse.json(aVideo({ id: ids.shift() ?? 1 }))));
const theVideo = () =>
  waitFor(() => document.querySelector('video') ?? Promise.reject(new Error('no video yet')));
const retry = () => userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));

describe('the video of the page', () => {
  it('M-035 shows a loading message, then Q11 its poster, and does not play automatically', async () => {
    await renderApp();
    expect(screen.getByText('Buscando um Salmo para você…')).toBeTruthy();
    const video = await theVideo();
    expect(video.getAttribute('poster')).toBe('/api/videos/poster/1');
    expect(video.autoplay).toBe(false);
    expect(screen.getByRole('button', { name: 'Reproduzir vídeo' })).toBeTruthy();
  });

  it('M-041 Q12 has id, file and language in a closed section', async () => {
    await renderApp();
    await theVideo();
    const fold = screen.getByTestId('video-debug');
    expect(fold.hasAttribute('open')).toBe(false);
    expect(fold.textContent).toContain('salmo-1.mp4');
    expect(fold.textContent).toContain('pt');
  });

  it('M-036 M-037 M-038 shows an error over an unplayable video; a retry requests the file again', async () => {
    await renderApp();
    fireEvent.error(await theVideo());
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Erro ao carregar vídeo');
    expect(alert.textContent).toContain('Não foi possível reproduzir o vídeo selecionado.');
    await retry();
    await waitFor(() => expect(document.querySelector('video[src*="reload=true&t="]')).not.toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('M-038 a second failed retry loads another video, M-190 which excludes the failed one', async () => {
    answerRandom(1, 2);
    const asked = recordRequests('/api/videos/random');
    await renderApp();
    fireEvent.error(await theVideo());
    await retry();
    const reloaded = await waitFor(
      () =>
        document.querySelector('video[src*="reload=true"]') ?? Promise.reject(new Error('not reloaded yet')),
    );
    fireEvent.error(reloaded);
    await retry();
    await waitFor(() => expect(document.querySelector('video[src$="salmo-2.mp4"]')).not.toBeNull());
    expect(asked.at(-1)?.searchParams.get('exclude_list')).toBe('1');
    expect(asked.at(-1)?.searchParams.get('exclude')).toBe('1');
  });

  it('M-039 the reload button requests the file again with reload=true and a new t', async () => {
    await renderApp();
    await theVideo();
    await userEvent.click(screen.getByRole('button', { name: 'Recarregar vídeo' }));
    await waitFor(() =>
      expect(document.querySelector('video[src*="salmo-1.mp4?reload=true&t="]')).not.toBeNull(),
    );
  });

  it('stays until the next video can play', async () => {
    await renderApp();
    fireEvent.loadedMetadata(await theVideo());
    await userEvent.click(screen.getByRole('button', { name: 'Recarregar vídeo' }));
    await waitFor(() => expect(document.querySelectorAll('video')).toHaveLength(2));
    const [, next] = document.querySelectorAll('video');
    if (next) fireEvent.canPlay(next);
    expect(document.querySelectorAll('video')).toHaveLength(1);
  });

  it('M-194 counts a play once per load, when the video really plays', async () => {
    const counted = recordRequests('/api/stats/video-play');
    await renderApp();
    const video = await theVideo();
    expect(counted).toHaveLength(0);
    fireEvent.playing(video);
    fireEvent.playing(video);
    await waitFor(() => expect(counted).toHaveLength(1));
  });
});

describe('the early request', () => {
  it('is the only one: the page takes its answer', async () => {
    answerRandom(4, 5);
    const asked = recordRequests('/api/videos/random');
    sendEarlyRequest('pt');
    await renderApp();
    expect((await theVideo()).getAttribute('src')).toContain('salmo-4.mp4');
    expect(asked).toHaveLength(1);
  });

  it('counts as one failed attempt when it fails, and the page tries again', async () => {
    server.use(http.get('*/api/videos/random', () => problem(503, 'unavailable'), { once: true }));
    const asked = recordRequests('/api/videos/random');
    sendEarlyRequest('pt');
    await renderApp();
    await theVideo();
    expect(asked).toHaveLength(2);
  });

  it('is ignored when the page has another language', async () => {
    const asked = recordRequests('/api/videos/random');
    sendEarlyRequest('fr');
    await renderApp();
    await theVideo();
    expect(asked.map(({ searchParams }) => searchParams.get('language'))).toEqual(['fr', 'pt']);
  });
});

describe('without a video', () => {
  it('M-040 Q11 invites to the wheel when there is none in the language', async () => {
    server.use(
      http.get('*/api/videos/random', () => problem(404, 'no_video_in_language')),
      http.get('*/api/videos', () => HttpResponse.json([])),
    );
    await renderApp();
    expect(await screen.findByText('Gire a roleta para ver um vídeo inspirador.')).toBeTruthy();
  });

  it('M-192 asks three times and for the list, then offers a retry, which works', async () => {
    server.use(http.get('*/api/videos*', () => problem(503, 'unavailable')));
    const asked = recordRequests('/api/videos');
    await renderApp();
    await screen.findByRole('alert');
    expect(asked.map(({ pathname }) => pathname)).toEqual([
      '/api/videos/random',
      '/api/videos/random',
      '/api/videos/random',
      '/api/videos',
    ]);
    expect(screen.getByTestId('video-debug').textContent).toContain('Erro na segunda tentativa: 503');
    server.resetHandlers();
    await retry();
    await theVideo();
  });

  it('M-192 shows the last video of the language seen on this device', async () => {
    window.localStorage.setItem('cachedVideo:pt', JSON.stringify(aVideo({ id: 7 })));
    server.use(http.get('*/api/videos*', () => HttpResponse.html('<p>not an API</p>')));
    await renderApp();
    expect((await waitFor(theVideo)).getAttribute('src')).toContain('salmo-7.mp4');
  });

  it('M-191 skips videos in another language', async () => {
    const languages = ['es', 'es', 'pt'] as const;
    let call = 0;
    server.use(
      http.get('*/api/videos/random', () => {
        call += 1;
        return HttpResponse.json(aVideo({ id: call, language: languages[call - 1] ?? 'pt' }));
      }),
    );
    await renderApp();
    await waitFor(async () => expect((await theVideo()).getAttribute('src')).toContain('salmo-3.mp4'));
  });
});

describe('what the browser stores', () => {
  it('M-174 M-186 the seen list, the last id and its language, under their documented keys', async () => {
    answerRandom(5);
    await renderApp();
    await theVideo();
    expect(window.localStorage.getItem('seenVideos:pt')).toBe('[5]');
    expect(window.sessionStorage.getItem('lastVideoId')).toBe('5');
    expect(window.sessionStorage.getItem('lastVideoLanguage')).toBe('pt');
  });

  it('invalid values are ignored', async () => {
    for (const key of ['seenVideos:pt', 'cachedVideo:pt']) window.localStorage.setItem(key, '{"$ne":');
    window.sessionStorage.setItem('lastVideoId', '"x"');
    window.sessionStorage.setItem('problematicVideos', '{"0":1}');
    const asked = recordRequests('/api/videos/random');
    await renderApp();
    await theVideo();
    expect(asked[0]?.searchParams.has('exclude')).toBe(false);
    expect(asked[0]?.searchParams.has('exclude_list')).toBe(false);
  });

  it('M-208 sends the language, the cache busters and the requested-language header', async () => {
    const headers: (string | null)[] = [];
    server.use(
      http.get('*/api/videos/random', ({ request }) => {
        headers.push(request.headers.get('X-Requested-Language'), request.headers.get('Cache-Control'));
        return HttpResponse.json(aVideo({ language: 'fr' }));
      }),
    );
    const asked = recordRequests('/api/videos/random');
    await renderApp({ language: 'fr' });
    await theVideo();
    expect([...(asked[0]?.searchParams.keys() ?? [])]).toEqual([
      'language',
      'force',
      't',
      'nocache',
      'reqid',
    ]);
    expect(headers).toEqual(['fr', 'no-cache']);
  });

  it('M-047 Q34 does not show a video in another language than the page, and announces the change', async () => {
    const heard: unknown[] = [];
    window.addEventListener('language-changed', (event) => heard.push((event as CustomEvent).detail), {
      once: true,
    });
    server.use(
      http.get(
        '*/api/videos/random',
        () => {
          document.documentElement.lang = 'es';
          return HttpResponse.json(aVideo({ id: 8 }));
        },
        { once: true },
      ),
      http.get('*/api/videos/random', ({ request }) => {
        const language = new URL(request.url).searchParams.get('language');
        return HttpResponse.json(aVideo({ id: 9, language: language === 'es' ? 'es' : 'pt' }));
      }),
    );
    await renderApp();
    await waitFor(() => expect(heard).toEqual([{ language: 'es', manual: false }]));
    expect((await theVideo()).getAttribute('src')).toContain('salmo-9.mp4');
    expect(window.sessionStorage.getItem('lastVideoId')).toBe('9');
  });

  it('M-181 an automatic language change loads another video', async () => {
    answerRandom(1, 2);
    await renderApp();
    await theVideo();
    act(() => {
      const detail = { language: 'pt', manual: false };
      window.dispatchEvent(new CustomEvent('language-changed', { detail }));
    });
    await waitFor(() => expect(document.querySelector('video[src*="salmo-2.mp4"]')).not.toBeNull());
  });
});
