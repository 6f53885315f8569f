import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aVideo } from '../../testing/a-video.ts';
import { withFreshBrowser } from '../../testing/fresh-browser.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server, withServer } from '../../testing/server.ts';

withServer();
withFreshBrowser();

const SMALL = '/api/videos/file/1-a.480p.mp4';
const LARGE = '/api/videos/file/1-b.720p.mp4';
const RENDITIONS = [
  { height: 480, sizeBytes: 900_000, url: SMALL },
  { height: 720, sizeBytes: 4_000_000, url: LARGE },
];

const shownSource = () =>
  waitFor(() => {
    const source = document.querySelector('video')?.getAttribute('src');
    if (!source) throw new Error('no video yet');
    return source;
  });

/** A device with this screen (CSS pixels) and line. */
function onDevice(width: number, height: number, connection?: object): void {
  Object.defineProperty(window.screen, 'width', { value: width, configurable: true });
  Object.defineProperty(window.screen, 'height', { value: height, configurable: true });
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

function deliver(renditions = RENDITIONS): void {
  server.use(http.get('*/api/videos/random', () => HttpResponse.json(aVideo({ renditions }))));
}

afterEach(() => {
  for (const side of ['width', 'height']) Reflect.deleteProperty(window.screen, side);
  Reflect.deleteProperty(navigator, 'connection');
});

describe('the version of a film that is played', () => {
  it.each([
    ['a phone', 390, 844, undefined, SMALL],
    ['a phone on its side', 844, 390, { effectiveType: '4g' }, SMALL],
    ['a computer', 1280, 800, undefined, LARGE],
    ['a computer on a fast line', 1280, 800, { effectiveType: '4g', saveData: false }, LARGE],
    ['a computer on a slow line', 1280, 800, { effectiveType: '3g' }, SMALL],
    ['a computer on a very slow line', 1280, 800, { effectiveType: 'slow-2g' }, SMALL],
    ['a computer that saves data', 1280, 800, { effectiveType: '4g', saveData: true }, SMALL],
  ])('fits %s', async (_, width, height, connection, expected) => {
    onDevice(width, height, connection);
    deliver();
    await renderApp();
    expect(await shownSource()).toBe(expected);
  });

  it('is the film itself if it has no others', async () => {
    onDevice(390, 844);
    deliver([]);
    await renderApp();
    expect(await shownSource()).toBe('/api/videos/file/salmo-1.mp4');
  });

  it('stays the same while the line changes, also when it is loaded again', async () => {
    onDevice(1280, 800, { effectiveType: '4g' });
    deliver();
    await renderApp();
    expect(await shownSource()).toBe(LARGE);
    onDevice(1280, 800, { effectiveType: '2g' });
    await userEvent.click(screen.getByRole('button', { name: 'Recarregar vídeo' }));
    await waitFor(() => {
      const sources = [...document.querySelectorAll('video')].map((video) => video.getAttribute('src') ?? '');
      expect(sources.at(-1)).toContain(`${LARGE}?reload=true`);
    });
  });
});
