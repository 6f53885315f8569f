import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { mockApi } from './mock-api.ts';

/** Has no handlers: a test starts with `logIn` or `withApi` and overrides handlers. */
export const server = setupServer();

/** Starts the server for a test file; an unexpected call fails its test. */
export function withServer() {
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    cleanup();
    server.resetHandlers();
    window.localStorage.clear();
    window.sessionStorage.clear();
  });
  afterAll(() => server.close());
}

/** The mocked API of one test. */
export function withApi(options?: Parameters<typeof mockApi>[0]) {
  const api = mockApi(options);
  server.use(...api.handlers);
  return api;
}

/** Records requests as `METHOD /path?query`. */
export function recordCalls(): string[] {
  const calls: string[] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    calls.push(`${request.method} ${pathname}${search}`);
  });
  return calls;
}

/** Holds back each POST to this path until the returned function is called, once per call. */
export function holdPosts(path: string): () => void {
  const waiting: (() => void)[] = [];
  let allowed = 0;
  server.use(
    http.post(`*${path}`, async () => {
      if (allowed > 0) allowed -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      // The other handlers answer.
      return undefined;
    }),
  );
  return () => {
    const next = waiting.shift();
    if (next) next();
    else allowed += 1;
  };
}
