import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fetchModules } from './fetch-modules.ts';

/** A file whose requests are answered by the test. */
interface Requested {
  readonly signal: AbortSignal;
  /** Sends the headers, and returns how to send the body. */
  answer(status?: number): ReadableStreamDefaultController<Uint8Array>;
}

let requests: Requested[];
const realFetch = globalThis.fetch;
const BYTES = new Uint8Array(10);

/** Advances timers and lets pending promises settle. */
const passes = (ms: number) => jest.advanceTimersByTimeAsync(ms);

const latest = (): Requested => {
  const request = requests.at(-1);
  if (!request) throw new Error('nothing was requested');
  return request;
};

/** `settled` is undefined while the download is under way. */
function download(path: string) {
  const state: { settled?: 'done' | 'failed' } = {};
  fetchModules([path]).then(
    () => {
      state.settled = 'done';
    },
    () => {
      state.settled = 'failed';
    },
  );
  return state;
}

function fakeFetch(_path: unknown, { signal }: RequestInit = {}): Promise<Response> {
  if (!signal) throw new Error('the download cannot be given up');
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    requests.push({
      signal,
      answer(status = 200) {
        let sender: ReadableStreamDefaultController<Uint8Array> | undefined;
        const body = new ReadableStream<Uint8Array>({
          start(controller) {
            sender = controller;
            signal.addEventListener('abort', () => controller.error(signal.reason));
          },
        });
        resolve(new Response(body, { status }));
        if (!sender) throw new Error('the body has not started');
        return sender;
      },
    });
  });
}

describe('the download of a file', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    requests = [];
    globalThis.fetch = fakeFetch;
  });
  afterEach(() => {
    jest.useRealTimers();
    globalThis.fetch = realFetch;
  });

  it('is requested again on another connection when nothing arrives', async () => {
    const part = download('/silent.js');
    await passes(15_000);
    expect(requests).toHaveLength(2);
    latest().answer().close();
    await passes(0);
    expect(part.settled).toBe('done');
  });

  it('is requested again when its body stops in the middle', async () => {
    const part = download('/half.js');
    latest().answer().enqueue(BYTES);
    await passes(15_000);
    expect(requests).toHaveLength(2);
    latest().answer().close();
    await passes(0);
    expect(part.settled).toBe('done');
  });

  it('is not given up on a slow connection, however long it takes', async () => {
    const part = download('/slow.js');
    await passes(10_000);
    const body = latest().answer();
    for (let piece = 0; piece < 10; piece += 1) {
      body.enqueue(BYTES);
      await passes(10_000);
    }
    body.close();
    await passes(0);
    expect(part.settled).toBe('done');
    expect(requests).toHaveLength(1);
  });

  it('is requested again at once when the browser is on a new network', async () => {
    const part = download('/moved.js');
    await passes(1_000);
    window.dispatchEvent(new Event('online'));
    await passes(0);
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(requests).toHaveLength(2);
    latest().answer().close();
    await passes(0);
    expect(part.settled).toBe('done');
  });

  it('fails when a second connection is silent too, and is requested again by the next call', async () => {
    const part = download('/away.js');
    await passes(30_000);
    expect(part.settled).toBe('failed');
    const again = download('/away.js');
    expect(requests).toHaveLength(3);
    latest().answer().close();
    await passes(0);
    expect(again.settled).toBe('done');
  });

  it('is shared by all who need the file, and made once', async () => {
    const parts = [download('/shared.js'), download('/shared.js')];
    latest().answer().close();
    await passes(0);
    expect(parts.map(({ settled }) => settled)).toEqual(['done', 'done']);
    download('/shared.js');
    expect(requests).toHaveLength(1);
  });

  it('leaves no timer and no listener behind', async () => {
    const part = download('/gone.js');
    latest().answer(404);
    await passes(0);
    expect(part.settled).toBe('failed');
    expect(jest.getTimerCount()).toBe(0);
  });
});
