import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { cleanup } from '@testing-library/react';
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
