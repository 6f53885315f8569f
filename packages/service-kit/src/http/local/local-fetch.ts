import type { OutgoingHttpHeaders, RequestListener } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { Identity } from '../../identity/identity.ts';
import { createLocalCall, type LocalCall } from './local-call.ts';
import type { Done } from './local-response.ts';

/** The part of `fetch` that services use among themselves. */
export type Fetch = (address: URL, init?: RequestInit) => Promise<Response>;

/** Answers that have no body, by definition. */
const EMPTY_STATUSES = new Set([204, 205, 304]);

/** Bytes of an answer that may wait for their reader before the handler is to pause. */
const WAITING_BYTES = 64 * 1024;

/**
 * `fetch` for a handler in this process, which takes the caller for `identity`. The host of an address says
 * nothing here. Rejects when the handler hangs up without an answer, or `init.signal` aborts.
 */
export function createLocalFetch(handler: RequestListener, identity?: Identity): Fetch {
  return (address, init) => {
    // Not the signal that a `Request` makes of it: nothing keeps that from being collected, and then it tells
    // nobody.
    const signal = init?.signal;
    if (signal?.aborted) return Promise.reject(signal.reason as Error);
    const framing = { ...(init?.body != null && { duplex: 'half' as const }), signal: null };
    const request = new Request(address, { ...init, ...framing });
    const answered = Promise.withResolvers<Response>();
    const forgetSignal = () => signal?.removeEventListener('abort', leave);
    const content = createContent(() => call, forgetSignal);
    const fail = (error: Error) => {
      forgetSignal();
      answered.reject(error);
      content.fail(error);
    };
    const leave = () => {
      call.abort();
      fail(signal?.reason as Error);
    };
    const call: LocalCall = createLocalCall(
      {
        method: request.method,
        url: `${address.pathname}${address.search}`,
        headers: { host: address.host, ...Object.fromEntries(request.headers), ...framingOf(request) },
        body: request.body === null ? undefined : Readable.fromWeb(request.body as NodeReadableStream),
        identity,
      },
      {
        begin(status, headers) {
          const body = EMPTY_STATUSES.has(status) ? null : content.stream;
          answered.resolve(new Response(body, { status, headers: headerList(headers) }));
        },
        write: content.write,
        end(last, encoding) {
          if (last !== undefined) content.write(last, encoding, undefined);
          forgetSignal();
          content.close();
          call.delivered();
        },
        fail: (error) => fail(error ?? new Error('the handler hung up')),
      },
    );
    signal?.addEventListener('abort', leave);
    call.start(handler);
    return answered.promise;
  };
}

/** The body of an answer, from the pieces that a handler writes. */
function createContent(callOf: () => LocalCall, onCancel: () => void) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  /** Of chunks for which there was no room: who writes one at a time is to wait too. */
  let waiting: Done[] = [];
  const tellWaiting = () => {
    const told = waiting;
    waiting = [];
    for (const done of told) done();
  };
  const stream = new ReadableStream<Uint8Array>(
    {
      start(started) {
        controller = started;
      },
      pull: () => {
        tellWaiting();
        callOf().drained();
      },
      cancel: () => {
        controller = undefined;
        onCancel();
        callOf().abort();
      },
    },
    { highWaterMark: WAITING_BYTES, size: (chunk) => chunk.length },
  );
  return {
    stream,
    write(chunk: Buffer | string, encoding: BufferEncoding | undefined, done: Done | undefined): boolean {
      // A copy: once its answer is delivered, the handler may use its bytes for something else.
      controller?.enqueue(new Uint8Array(typeof chunk === 'string' ? Buffer.from(chunk, encoding) : chunk));
      const hasRoom = (controller?.desiredSize ?? 0) > 0;
      if (done && hasRoom) process.nextTick(done);
      else if (done) waiting.push(done);
      return hasRoom;
    },
    close(): void {
      controller?.close();
      controller = undefined;
      process.nextTick(tellWaiting);
    },
    fail(error: Error): void {
      controller?.error(error);
      controller = undefined;
    },
  };
}

/** A body is announced, as it is on a wire. */
function framingOf(request: Request): Record<string, string> {
  if (request.body === null || request.headers.has('content-length')) return {};
  return { 'transfer-encoding': 'chunked' };
}

function headerList(headers: OutgoingHttpHeaders): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): [string, string] => [name, String(each)]),
  );
}
