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
const EXTENSION = 'chrome-extension://abcdef/content.js';
const WORRY = 'Quero morrer, assina Ana';

/** The bodies of all reports. */
let reports: string[];

beforeAll(() => {
  document.head.insertAdjacentHTML('beforeend', `<meta name="build" content="${BUILD}">`);
  reportUncaughtErrors();
});
beforeEach(() => {
  reports = [];
  jest.spyOn(console, 'error').mockImplementation(() => {});
  server.use(
    http.post('*/api/page-errors', async ({ request }) => {
      reports.push(await request.text());
      return new HttpResponse(null, { status: 204 });
    }),
  );
});
afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

const parsed = () => reports.map((report) => JSON.parse(report));

function failScript(filename: string) {
  window.dispatchEvent(new ErrorEvent('error', { filename, message: WORRY, error: new Error(WORRY) }));
}

function failPromise(reason: unknown) {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

function errorFrom(file: string, name = 'TypeError'): Error {
  const stack = `${name}: ${WORRY}\n    at ${file}:1:2`;
  return Object.assign(new Error(WORRY), { name, stack });
}

// Each kind is reported once per page and page load, so each test has a kind of its own.
describe('an error in the browser', () => {
  it('that a boundary catches is counted with its kind, page and build, and nothing else', async () => {
    const { store } = await renderApp();
    await screen.findByTestId('video-debug');
    act(() => {
      // React's message contains the keys of an object that cannot be rendered.
      const id = { [WORRY]: WORRY } as never;
      store.dispatch(videoDelivered({ video: aVideo({ id }), play: false, notes: [] }));
    });
    await waitFor(() => expect(parsed()).toEqual([{ kind: 'render', page: 'home', build: BUILD }]));
  });

  it('that nothing caught is counted when it is from our scripts', async () => {
    failScript(EXTENSION);
    failScript('');
    failScript(OURS);
    await waitFor(() => expect(parsed()).toEqual([{ kind: 'script', page: 'home', build: BUILD }]));
  });

  it('in a promise is counted, except aborted requests', async () => {
    failPromise(WORRY);
    failPromise(errorFrom(EXTENSION));
    failPromise(errorFrom(OURS, 'AbortError'));
    failPromise(errorFrom(OURS));
    await waitFor(() => expect(parsed()).toEqual([{ kind: 'promise', page: 'home', build: BUILD }]));
  });

  it('in a promise is counted again on another page', async () => {
    window.history.replaceState(null, '', '/user-messages');
    failPromise(errorFrom(OURS));
    await waitFor(() => expect(parsed()).toEqual([{ kind: 'promise', page: 'userMessages', build: BUILD }]));
  });

  it('is counted once per page and five times in all, without text of the address or the error', async () => {
    failScript(OURS);
    window.history.replaceState(null, '', `/${WORRY}?question=${WORRY}`);
    failScript(OURS);
    failScript(OURS);
    reportPageError('load');
    await waitFor(() => expect(reports).toHaveLength(1));
    window.history.replaceState(null, '', '/LOGIN/');
    failScript(OURS);
    // A later request is a sign that no further report was sent before it.
    await fetch(`${window.location.origin}/api/page-errors`, { method: 'POST', body: '"last"' });
    expect(parsed()).toEqual([{ kind: 'script', page: 'notFound', build: BUILD }, 'last']);
    expect(reports.join()).not.toMatch(/Ana|morrer/);
  });
});
