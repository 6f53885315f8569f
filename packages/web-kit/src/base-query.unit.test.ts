import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { z } from 'zod';
import { baseApi } from './base-api.ts';
import { type ApiCall, apiBaseQuery, preloadCall } from './base-query.ts';
import { lazySchema } from './lazy-schema.ts';

const requests: Request[] = [];
const server = setupServer(
  http.all('*/api/echo', ({ request }) => {
    requests.push(request.clone());
    return HttpResponse.json({ id: 1 });
  }),
  http.all('*/api/nothing', () => new HttpResponse(null, { status: 204 })),
  http.all('*/api/plain', () => new HttpResponse('tea pot', { status: 418 })),
  http.all('*/api/silent', () => new HttpResponse(null, { status: 502, statusText: 'Bad Gateway' })),
  http.all('*/api/page', () => HttpResponse.html('<h1>hello</h1>')),
  http.all('*/api/gone', () => HttpResponse.error()),
  http.all('*/api/refused', () => HttpResponse.json({ code: 'forbidden', message: 'Não.' }, { status: 403 })),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  requests.length = 0;
  document.documentElement.lang = 'pt-BR';
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    anything: build.mutation<unknown, ApiCall>({ query: (call) => call }),
    shaped: build.query<{ id: number }, ApiCall>({
      query: (call) => call,
      responseSchema: lazySchema(async () => z.object({ id: z.number() })),
    }),
  }),
});

async function call(request: ApiCall) {
  const store = newStore();
  return store.dispatch(api.endpoints.anything.initiate(request));
}

function newStore() {
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
}

describe('a call to the API', () => {
  it('M-228 is a GET with cookies, in the language of the page, without a content type', async () => {
    await call({ path: '/api/echo', query: { a: 1, b: undefined, c: 'x y' } });
    const [request] = requests;
    expect(request?.method).toBe('GET');
    expect(request?.credentials).toBe('same-origin');
    expect(request?.headers.get('Accept-Language')).toBe('pt-BR');
    expect(request?.headers.get('Content-Type')).toBeNull();
    expect(new URL(request?.url ?? '').search).toBe('?a=1&c=x+y');
  });

  it('M-228 has a JSON content type only with a JSON body', async () => {
    await call({ path: '/api/echo', method: 'POST', json: { name: 'Ana' } });
    expect(requests[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(await requests[0]?.json()).toEqual({ name: 'Ana' });

    const form = new FormData();
    form.set('title', 'Salmo 23');
    await call({ path: '/api/echo', method: 'POST', form });
    expect(requests[1]?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
  });

  it('answers nothing for 204', async () => {
    expect(await call({ path: '/api/nothing', method: 'DELETE' })).toEqual({ data: null });
  });
});

describe('a preloaded call', () => {
  it('gives its answer to the next call to the address, once', async () => {
    const echo: ApiCall = { path: '/api/echo', query: { reqid: 'a' } };
    expect(await (await preloadCall(echo)).json()).toEqual({ id: 1 });
    expect(await call(echo)).toMatchObject({ data: { id: 1 } });
    expect(requests).toHaveLength(1);
    await call(echo);
    expect(requests).toHaveLength(2);
  });

  it('fails like any other call', async () => {
    await expect(preloadCall({ path: '/api/gone' })).rejects.toThrow();
    expect(await call({ path: '/api/gone' })).toMatchObject({ error: { status: 0 } });
  });
});

describe('a call that fails', () => {
  it.each([
    ['/api/plain', { status: 418, message: '418: tea pot' }],
    ['/api/silent', { status: 502, message: '502: Bad Gateway' }],
  ] as const)('M-229 %s has the message "status: body or status text"', async (path, error) => {
    expect(await call({ path })).toEqual({ error });
  });

  it('Q44 keeps the code and the message of a problem beside the generic message', async () => {
    const { error } = await call({ path: '/api/refused' });
    expect(error).toMatchObject({ status: 403, code: 'forbidden', serverMessage: 'Não.' });
  });

  it.each(['/api/page', '/api/gone'] as const)('%s has status 0', async (path) => {
    expect(await call({ path })).toMatchObject({ error: { status: 0 } });
  });

  it('an answer that does not match the schema is an error', async () => {
    server.use(http.get('*/api/echo', () => HttpResponse.json({ id: 'one' })));
    const result = await newStore().dispatch(api.endpoints.shaped.initiate({ path: '/api/echo' }));
    expect(result.data).toBeUndefined();
    expect(result.error).toMatchObject({ status: 0 });
  });

  it('M-231 is not retried by default', async () => {
    let calls = 0;
    server.use(
      http.get('*/api/echo', () => {
        calls += 1;
        return new HttpResponse(null, { status: 500 });
      }),
    );
    await call({ path: '/api/echo' });
    expect(calls).toBe(1);
  });
});

describe('a fetched answer', () => {
  it('M-231 is not fetched again while the page is open', async () => {
    const store = newStore();
    for (let turn = 0; turn < 3; turn += 1) {
      const query = store.dispatch(api.endpoints.shaped.initiate({ path: '/api/echo' }));
      expect((await query).data).toEqual({ id: 1 });
      query.unsubscribe();
    }
    expect(requests).toHaveLength(1);
  });
});

describe('a connection that stops delivering', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const outcomeOf = async (call: ApiCall, waitMs: number) => {
    const { signal } = new AbortController();
    let outcome: unknown;
    const context = { signal } as Parameters<typeof apiBaseQuery>[1];
    void Promise.resolve(apiBaseQuery(call, context, {})).then((result) => {
      outcome = result;
    });
    await jest.advanceTimersByTimeAsync(waitMs);
    return outcome;
  };
  const noAnswer = { error: { status: 0, message: expect.stringContaining('no answer') } };

  it("times out after 30 s, or after the call's own limit", async () => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
    expect(await outcomeOf({ path: '/api/stats' }, 29_000)).toBeUndefined();
    expect(await outcomeOf({ path: '/api/stats' }, 31_000)).toEqual(noAnswer);
    expect(await outcomeOf({ path: '/api/stats', timeoutMs: 1_000 }, 1_001)).toEqual(noAnswer);
  });

  it('times out in the middle of an answer', async () => {
    const endless = new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(1)) }));
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(endless);
    expect(await outcomeOf({ path: '/api/stats' }, 31_000)).toEqual(noAnswer);
  });

  it('has no limit for work on files', async () => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
    const call: ApiCall = { path: '/api/videos', method: 'POST', form: new FormData() };
    expect(await outcomeOf(call, 3_600_000)).toBeUndefined();
    const repair: ApiCall = { path: '/api/debug/repair-video/1', method: 'POST' };
    expect(await outcomeOf(repair, 3_600_000)).toBeUndefined();
  });
});

describe('a call that follows its answer', () => {
  const followed = (...events: readonly string[]) =>
    server.use(
      http.post('*/api/followed', () => {
        const bytes = new TextEncoder().encode(events.join(''));
        const body = new ReadableStream<Uint8Array>({
          start(controller) {
            // Cut within signs.
            for (let at = 0; at < bytes.length; at += 3) controller.enqueue(bytes.subarray(at, at + 3));
            controller.close();
          },
        });
        return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
      }),
    );
  const DRAFT = 'event: draft\ndata: {"message":"até já 🙏"}\n\n';

  async function follow() {
    const drafts: unknown[] = [];
    const onDraft = (draft: unknown) => drafts.push(draft);
    const outcome = await call({ path: '/api/followed', method: 'POST', json: {}, onDraft });
    return { drafts, outcome };
  }

  it('gets the drafts, and the answer as without events', async () => {
    followed(':\n\n', DRAFT, ':\n\n', 'event: answer\ndata: {"id":1}\n\n');
    const { drafts, outcome } = await follow();
    expect(drafts).toEqual([{ message: 'até já 🙏' }]);
    expect(outcome.data).toEqual({ id: 1 });
  });

  it('gets a problem that comes late with its words', async () => {
    followed(DRAFT, 'event: problem\ndata: {"code":"unavailable","message":"Respire."}\n\n');
    expect((await follow()).outcome.error).toMatchObject({ code: 'unavailable', serverMessage: 'Respire.' });
  });

  it.each([
    ['ends without an answer', [DRAFT]],
    ['breaks within it', [DRAFT, 'event: answer\ndata: {"id"']],
  ])('has no answer where the stream %s', async (_, events) => {
    followed(...events);
    expect((await follow()).outcome.error).toMatchObject({ status: 0 });
  });

  it('gets an answer of a server that sends no events', async () => {
    server.use(http.post('*/api/followed', () => HttpResponse.json({ id: 2 })));
    expect(await follow()).toMatchObject({ drafts: [], outcome: { data: { id: 2 } } });
  });
});
