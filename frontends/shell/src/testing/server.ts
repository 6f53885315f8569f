import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { aVideo } from './a-video.ts';

/** The mocked API with successful answers; tests override handlers. */
export const server = setupServer(
  http.get('*/api/videos/random', () => HttpResponse.json(aVideo())),
  // Nothing is drawn in advance, unless a test says so.
  http.get('*/api/videos/next', () => new HttpResponse(null, { status: 404 })),
  http.get('*/api/videos', () => HttpResponse.json([aVideo()])),
  http.post('*/api/ai/message', () =>
    HttpResponse.json({
      message: 'Ana, respire.\n\nO Salmo 121 é para este caminho.',
      source: 'composer',
      reference: { psalm: 121 },
    }),
  ),
  http.get('*/api/site-settings', () => HttpResponse.json({ headerAdCode: '', footerAdCode: '' })),
  http.get('*/api/site-settings/contact', () => HttpResponse.json({ version: 0, contact: null })),
  http.post('*/api/stats/:counter', () => new HttpResponse(null, { status: 204 })),
  http.post('*/api/page-errors', () => new HttpResponse(null, { status: 204 })),
);

/** Starts the server for a test file; an unexpected call fails its test. */
export function withServer() {
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}

/** Records the requests to paths with this prefix. */
export function recordRequests(pathPrefix: string): URL[] {
  const seen: URL[] = [];
  server.events.on('request:start', ({ request }) => {
    const url = new URL(request.url);
    if (url.pathname.startsWith(pathPrefix)) seen.push(url);
  });
  return seen;
}

/** An error response of the API. */
export function problem(status: number, code: string, message = 'Algo deu errado.') {
  return HttpResponse.json({ code, message }, { status });
}
