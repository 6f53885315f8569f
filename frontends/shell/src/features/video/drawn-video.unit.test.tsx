import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { WHEEL } from '@selah/shared/contracts/limits';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { aVideo } from '../../testing/a-video.ts';
import { withFreshBrowser } from '../../testing/fresh-browser.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { recordRequests, server, withServer } from '../../testing/server.ts';

withServer();
withFreshBrowser();
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
});
afterEach(() => {
  jest.useRealTimers();
  window.history.replaceState(null, '', '/');
});

const FIRST = 1;
const DRAWN = 2;
const OTHER = 3;

const draws = (id: number, more: object = {}) =>
  http.get('*/api/videos/next', () => HttpResponse.json(aVideo({ id, ...more })));
const answers = (...ids: number[]) =>
  http.get('*/api/videos/random', () =>
    HttpResponse.json(aVideo({ id: (ids.length > 1 ? ids.shift() : ids[0]) ?? FIRST })),
  );

const fileOf = (id: number) => document.querySelector<HTMLVideoElement>(`video[src$="salmo-${id}.mp4"]`);
const isVisible = (id: number) => fileOf(id)?.closest('.opacity-0') === null;
const shows = (id: number) => waitFor(() => expect(isVisible(id)).toBe(true));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function openHome(path = '/') {
  await renderApp({ path });
  await shows(FIRST);
  fireEvent.loadedMetadata(fileOf(FIRST) as HTMLVideoElement);
}

/** Starts a spin; resolves when the drawn video loads its file. */
async function startSpin() {
  fireEvent.click(screen.getByRole('button', { name: 'Girar a roleta' }));
  await waitFor(() => expect(fileOf(DRAWN)).not.toBeNull());
}

describe('the video drawn while the wheel turns', () => {
  it('M-045 loads meanwhile, is not shown before the end, and then plays before the server answers', async () => {
    server.use(answers(FIRST, DRAWN), draws(DRAWN));
    await openHome();
    const asked = recordRequests('/api/videos/random');
    await startSpin();
    const element = fileOf(DRAWN) as HTMLVideoElement;
    expect(element.preload).toBe('auto');
    fireEvent.canPlay(element);
    await pass(WHEEL.spinMs - 100);
    expect(isVisible(DRAWN)).toBe(false);
    expect(element.autoplay).toBe(false);
    expect(asked).toEqual([]);
    await pass(100);
    expect(isVisible(DRAWN)).toBe(true);
    expect(fileOf(DRAWN)).toBe(element);
    expect(element.autoplay).toBe(true);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.searchParams.get('drawn')).toBe(String(DRAWN));
    expect(asked[0]?.searchParams.get('exclude')).not.toBe(String(DRAWN));
    expect(fileOf(FIRST)).toBeNull();
  });

  it('gives its address and title to the page of a film, so that opened again it shows this one', async () => {
    const film = http.get('*/api/videos/:id', () => HttpResponse.json(aVideo({ id: FIRST })));
    server.use(answers(DRAWN), draws(DRAWN), film);
    await openHome(`/v/${FIRST}`);
    await startSpin();
    fireEvent.canPlay(fileOf(DRAWN) as HTMLVideoElement);
    await pass(WHEEL.spinMs);
    await waitFor(() => expect(window.location.pathname).toBe(`/v/${DRAWN}`));
    expect(document.title).toBe(`Salmo ${DRAWN} · Selah`);
  });

  it('M-187 counts as seen', async () => {
    server.use(answers(FIRST, DRAWN), draws(DRAWN));
    await openHome();
    await startSpin();
    await pass(WHEEL.spinMs);
    expect(JSON.parse(localStorage.getItem('seenVideos:pt') ?? '[]')).toContain(DRAWN);
  });

  it('gives way to another one if it was removed meanwhile', async () => {
    server.use(answers(FIRST, OTHER), draws(DRAWN));
    await openHome();
    await startSpin();
    fireEvent.canPlay(fileOf(DRAWN) as HTMLVideoElement);
    await pass(WHEEL.spinMs);
    await waitFor(() => expect(fileOf(OTHER)).not.toBeNull());
    fireEvent.canPlay(fileOf(OTHER) as HTMLVideoElement);
    await shows(OTHER);
    expect(fileOf(DRAWN)).toBeNull();
  });

  it('goes on if the server answers no more', async () => {
    server.use(answers(FIRST), draws(DRAWN));
    await openHome();
    server.use(
      http.get('*/api/videos/random', () => new HttpResponse(null, { status: 503 })),
      http.get('*/api/videos', () => HttpResponse.json([aVideo({ id: OTHER })])),
    );
    await startSpin();
    fireEvent.canPlay(fileOf(DRAWN) as HTMLVideoElement);
    const listed = recordRequests('/api/videos');
    await pass(WHEEL.spinMs);
    for (let step = 0; step < 20; step += 1) await pass(500);
    expect(listed.some(({ pathname }) => pathname === '/api/videos')).toBe(true);
    expect(isVisible(DRAWN)).toBe(true);
    expect(fileOf(OTHER)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is left out without a message if its file does not load', async () => {
    server.use(answers(FIRST, OTHER), draws(DRAWN));
    await openHome();
    await startSpin();
    fireEvent.error(fileOf(DRAWN) as HTMLVideoElement);
    await waitFor(() => expect(fileOf(DRAWN)).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    const asked = recordRequests('/api/videos/random');
    await pass(WHEEL.spinMs);
    await waitFor(() => expect(fileOf(OTHER)).not.toBeNull());
    expect(asked[0]?.searchParams.has('drawn')).toBe(false);
  });

  it('is not shown if it is of another language (M-047)', async () => {
    server.use(answers(FIRST, OTHER), draws(DRAWN, { language: 'en' }));
    await openHome();
    fireEvent.click(screen.getByRole('button', { name: 'Girar a roleta' }));
    await pass(WHEEL.spinMs);
    await waitFor(() => expect(fileOf(OTHER)).not.toBeNull());
    expect(fileOf(DRAWN)).toBeNull();
  });

  it('is not drawn with data saving on', async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    try {
      server.use(answers(FIRST, OTHER), draws(DRAWN));
      await openHome();
      const drawn = recordRequests('/api/videos/next');
      fireEvent.click(screen.getByRole('button', { name: 'Girar a roleta' }));
      await pass(WHEEL.spinMs);
      await waitFor(() => expect(fileOf(OTHER)).not.toBeNull());
      expect(drawn).toEqual([]);
    } finally {
      Reflect.deleteProperty(navigator, 'connection');
    }
  });
});
