import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Video } from '@selah/shared/contracts/videos/video';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { aVideo } from '../../testing/a-video.ts';
import { withFreshBrowser } from '../../testing/fresh-browser.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { problem, recordRequests, server, withServer } from '../../testing/server.ts';
import { sendEarlyRequest } from './api/random-video.ts';
import { drawnFilm, leaveOutUnlessNew } from './drawn-film.ts';
import { takeFirstVideo } from './first-stage.ts';

const FILM = aVideo({ id: 7 });
const OTHER = aVideo({ id: 8 });
const SAID = { ...FILM, _meta: { cycle: { isComplete: false, totalVideos: 3 } } };

withServer();
withFreshBrowser();
beforeEach(() => beginWith(FILM));
afterEach(() => {
  takeFirstVideo();
  document.head.replaceChildren();
  document.body.replaceChildren();
  delete document.documentElement.dataset.leftOut;
  Reflect.deleteProperty(navigator, 'connection');
});

/** The page as the gateway completes it. */
function beginWith(film: Video): void {
  const tag = document.createElement('meta');
  tag.name = 'drawn-film';
  tag.content = JSON.stringify(film);
  document.head.replaceChildren(tag);
  document.body.innerHTML = `<div id="first-stage"><img class="first-poster" alt="" src="${film.posterUrl}"></div>`;
}

const stage = () => document.getElementById('first-stage');
const poster = () => stage()?.querySelector('img')?.getAttribute('src') ?? null;
const early = () => stage()?.querySelector('video') ?? null;
/** jsdom loads no pictures. */
const posterComes = () => act(async () => fireEvent.load(stage()?.querySelector('img') as HTMLImageElement));
const answers = (body: object) =>
  server.use(http.get('*/api/videos/random', () => HttpResponse.json({ ...body })));

describe('the film that the page was drawn with', () => {
  it('is for a new visitor', () => {
    leaveOutUnlessNew('pt');
    expect(drawnFilm()).toEqual(FILM);
    expect(document.documentElement.dataset.leftOut).toBeUndefined();
  });

  it.each([
    ['M-187 has seen it', () => localStorage.setItem('seenVideos:pt', '[3,7]')],
    ['M-189 saw it last', () => sessionStorage.setItem('lastVideoId', '7')],
    ['M-190 cannot play it', () => sessionStorage.setItem('problematicVideos', '[7]')],
  ])('is left out for one who %s', (_, prepare) => {
    prepare();
    leaveOutUnlessNew('pt');
    expect(drawnFilm()).toBeUndefined();
    expect(document.documentElement.dataset.leftOut).toBe('');
  });

  it('M-047 is left out in a page of another language', () => {
    leaveOutUnlessNew('en');
    expect(drawnFilm()).toBeUndefined();
  });

  it('is not there on a page without one', () => {
    document.head.replaceChildren();
    expect(drawnFilm()).toBeUndefined();
  });
});

describe('the first view', () => {
  it('asks for its film and loads its beginning after the poster, without playing it', async () => {
    answers(SAID);
    const asked = recordRequests('/api/videos/random');
    sendEarlyRequest('pt');
    expect(early()).toBeNull();
    await posterComes();
    expect(early()?.getAttribute('src')).toBe('/api/videos/file/salmo-7.mp4');
    expect([early()?.preload, early()?.autoplay]).toEqual(['metadata', false]);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.searchParams.get('drawn')).toBe('7');
    expect(poster()).toBe(FILM.posterUrl);
  });

  it('is taken over by the application with what it has loaded', async () => {
    answers(SAID);
    const asked = recordRequests('/api/videos/random');
    sendEarlyRequest('pt');
    await posterComes();
    const element = early();
    await renderApp();
    await waitFor(() => expect(document.querySelector('section video')).toBe(element));
    expect(element?.title).toBe(FILM.title);
    expect(asked).toHaveLength(1);
    fireEvent.loadedMetadata(element as HTMLVideoElement);
    fireEvent.playing(element as HTMLVideoElement);
    await waitFor(() => expect(element?.controls).toBe(true));
  });

  it('shows that a file did not load before the application could hear it', async () => {
    answers(SAID);
    sendEarlyRequest('pt');
    await posterComes();
    Object.defineProperty(early(), 'error', { value: { code: 4 } });
    await renderApp();
    expect((await screen.findByRole('alert')).textContent).toContain('Erro ao carregar vídeo');
  });

  it.each([
    ['another video', () => answers(OTHER), OTHER.posterUrl],
    ['an error', () => server.use(http.get('*/api/videos/random', () => problem(503, 'x'))), null],
    ['nothing', () => server.use(http.get('*/api/videos/random', () => HttpResponse.error())), null],
    ['an empty answer', () => answers({}), null],
    ['an answer that is no video', () => answers({ error: 'x' }), null],
  ])('gives way to %s', async (_, prepare, shown) => {
    prepare();
    sendEarlyRequest('pt');
    fireEvent.load(stage()?.querySelector('img') as HTMLImageElement);
    // Before any answer.
    await Promise.resolve();
    const element = early() as HTMLVideoElement;
    expect(element.getAttribute('src')).toBe('/api/videos/file/salmo-7.mp4');
    await waitFor(() => expect(poster()).toBe(shown));
    expect(early()).toBeNull();
    expect(element.getAttribute('src')).toBeNull();
  });

  it('begins no film whose poster comes after another answer', async () => {
    answers(OTHER);
    const picture = stage()?.querySelector('img') as HTMLImageElement;
    sendEarlyRequest('pt');
    await waitFor(() => expect(poster()).toBe(OTHER.posterUrl));
    await act(async () => fireEvent.load(picture));
    expect(early()).toBeNull();
  });

  it('loads nothing of the film with data saving on', async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    answers(SAID);
    sendEarlyRequest('pt');
    await posterComes();
    expect(early()).toBeNull();
    expect(poster()).toBe(FILM.posterUrl);
  });
});
