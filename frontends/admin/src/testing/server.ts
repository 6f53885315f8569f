import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { mockApi } from './mock-api.ts';

/** Has no answer of its own: a test begins with `logIn` or `withApi`, and says then what is different. */
export const server = setupServer();

/** Starts the server for a test file; a call that nobody expects fails its test. */
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

/** The API of one test. */
export function withApi(options?: Parameters<typeof mockApi>[0]) {
  const api = mockApi(options);
  server.use(...api.handlers);
  return api;
}

/** Every request from now on, as `METHOD /path?query`. */
export function recordCalls(): string[] {
  const calls: string[] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    calls.push(`${request.method} ${pathname}${search}`);
  });
  return calls;
}
