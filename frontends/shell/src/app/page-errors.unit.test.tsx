import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { videoDelivered } from '../features/video/video-slice.ts';
import { aVideo } from '../testing/a-video.ts';
import { withFreshBrowser } from '../testing/fresh-browser.ts';
import { renderApp } from '../testing/render-app.tsx';
import { server, withServer } from '../testing/server.ts';
import { reportPageError, reportUncaughtErrors } from './page-errors.ts';

withServer();
withFreshBrowser();

const BUILD = '0123456789ab';
const OURS = `${window.location.origin}/assets/application-12345678.js`;
const ELSEWHERE = 'chrome-extension://abcdef/content.js';

let reports: unknown[];

beforeAll(() => {
  document.head.insertAdjacentHTML('beforeend', `<meta name="build" content="${BUILD}">`);
  reportUncaughtErrors();
});
beforeEach(() => {
  reports = [];
  jest.spyOn(console, 'error').mockImplementation(() => {});
  server.use(
    http.post('*/api/page-errors', async ({ request }) => {
      reports.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
});
afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

const quiet = () => new Promise((resolve) => setTimeout(resolve, 50));
const scriptFails = (filename: string) =>
  window.dispatchEvent(new ErrorEvent('error', { filename, message: 'Um segredo de Ana' }));

function promiseFails(reason: unknown) {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

function errorFrom(file: string, name = 'TypeError'): Error {
  return Object.assign(new Error('Um segredo de Ana'), {
    name,
    stack: `${name}: Um segredo\n at ${file}:1:2`,
  });
}

// Each kind is told of once for each page, and a page lives as long as this file: every test has a kind of its own.
describe('an error in the browser', () => {
  it('that a boundary contains is counted: what kind, on which page, of which build, and nothing else', async () => {
    const { store } = await renderApp();
    await screen.findByTestId('video-debug');
    act(() => {
      store.dispatch(videoDelivered({ video: aVideo({ id: {} as never }), play: false, notes: [] }));
    });
    await waitFor(() => expect(reports).toEqual([{ kind: 'render', page: 'home', build: BUILD }]));
  });

  it('that nobody caught is counted where it is ours', async () => {
    scriptFails(ELSEWHERE);
    scriptFails('');
    await quiet();
    expect(reports).toEqual([]);
    scriptFails(OURS);
    await waitFor(() => expect(reports).toEqual([{ kind: 'script', page: 'home', build: BUILD }]));
  });

  it('in a promise is counted, unless it was given up on purpose', async () => {
    promiseFails('a text');
    promiseFails(errorFrom(ELSEWHERE));
    promiseFails(errorFrom(OURS, 'AbortError'));
    await quiet();
    expect(reports).toEqual([]);
    promiseFails(errorFrom(OURS));
    await waitFor(() => expect(reports).toEqual([{ kind: 'promise', page: 'home', build: BUILD }]));
  });

  it('that repeats is counted once for each page, and five in all', async () => {
    scriptFails(OURS);
    window.history.replaceState(null, '', '/user-messages?secret=1');
    scriptFails(OURS);
    scriptFails(OURS);
    window.history.replaceState(null, '', '/a-secret-word');
    scriptFails(OURS);
    reportPageError('load');
    await quiet();
    expect(reports).toEqual([
      { kind: 'script', page: 'userMessages', build: BUILD },
      { kind: 'script', page: 'notFound', build: BUILD },
    ]);
  });
});
