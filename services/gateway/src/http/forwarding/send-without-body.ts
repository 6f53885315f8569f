import type { IncomingHttpHeaders } from 'node:http';
import type { LookupFunction } from 'node:net';
import type { Request } from 'express';
import { type Dispatcher, Pool } from 'undici';
import type { ExchangeResponse, ForwardingEvents, Upstream } from '../exchange/exchange.ts';
import { limitStalling } from '../exchange/limit-stalling.ts';
import { beginAnswer } from './relay-answer.ts';
import { MAX_CONNECTIONS, ONE_ADDRESS_MS } from './service-connections.ts';

/** Sends requests without a body to one service, and streams its answers to the clients. */
export interface BodylessProxy {
  send(req: Request, res: ExchangeResponse, events: ForwardingEvents): void;
  /** Ends its connections. */
  close(): void;
}

/** How undici reports that a connection ended before the answer. */
const CONNECTION_ENDED = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

/**
 * Sends with undici, which takes half the processor time of `node:http`. A connection is kept while it is idle for up to
 * `idleConnectionMs` milliseconds. A read whose connection ended without an answer is sent once more, on a new connection
 * (RFC 9110 §9.2.2): when a service crashes, all its kept connections end.
 */
export function createBodylessProxy(serviceUrl: string, idleConnectionMs: number): BodylessProxy {
  const kept = createServiceConnections(serviceUrl, idleConnectionMs);

  function sendOnNewConnection(req: Request, res: ExchangeResponse, events: ForwardingEvents): void {
    const single = createServiceConnections(serviceUrl, idleConnectionMs);
    single.dispatch(requestTo(req), new BodylessExchange(req, res, events));
    // Once it is answered.
    void single.close();
  }

  return {
    send(req, res, events) {
      events.onBody();
      const isRead = req.method === 'GET' || req.method === 'HEAD';
      const again = isRead ? () => sendOnNewConnection(req, res, events) : undefined;
      kept.dispatch(requestTo(req), new BodylessExchange(req, res, events, again));
    },
    close: () => void kept.destroy(),
  };
}

/** Connections to one service. `lookup` replaces the system's in tests. */
export function createServiceConnections(
  serviceUrl: string,
  idleConnectionMs: number,
  lookup?: LookupFunction,
): Pool {
  return new Pool(serviceUrl, {
    ...(lookup && { connect: { lookup } }),
    connections: MAX_CONNECTIONS,
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: ONE_ADDRESS_MS,
    keepAliveTimeout: idleConnectionMs,
    keepAliveMaxTimeout: idleConnectionMs,
    // Each route has its own limits.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
}

/** Undici adds the service's name, and a length where a method needs one. */
function requestTo({ method, url, headers }: Request): Dispatcher.DispatchOptions {
  headers.host = undefined;
  headers['content-length'] = undefined;
  return { method: method as Dispatcher.HttpMethod, path: url, headers };
}

/** One request, and its answer on the way to the client. */
class BodylessExchange implements Dispatcher.DispatchHandler, Upstream {
  readonly #req: Request;
  readonly #res: ExchangeResponse;
  readonly #events: ForwardingEvents;
  readonly #again: (() => void) | undefined;
  #controller: Dispatcher.DispatchController | undefined;
  #isOver = false;

  /** `again` sends the request once more when its connection ended. */
  constructor(req: Request, res: ExchangeResponse, events: ForwardingEvents, again?: () => void) {
    this.#req = req;
    this.#res = res;
    this.#events = events;
    this.#again = again;
    res.locals.upstream = this;
    res.once('close', () => this.abort());
  }

  detachBody(): void {
    // There is none.
  }

  abort(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#controller?.abort(new Error('the request was given up'));
  }

  /** The request has a connection. */
  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    // It waited for a connection too long.
    if (this.#isOver) controller.abort(new Error('the request was given up'));
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders) {
    if (this.#isOver || status < 200) return;
    this.#events.onAnswer();
    beginAnswer(this.#req, this.#res, status, headers);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#isOver || this.#res.write(chunk)) return;
    controller.pause();
    limitStalling(this.#res);
    this.#res.once('drain', () => controller.resume());
  }

  onResponseEnd(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#res.end();
    if (this.#res.writableLength > 0) limitStalling(this.#res);
  }

  onResponseError(_controller: Dispatcher.DispatchController | null, error: Error): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const { code = '' } = error as NodeJS.ErrnoException;
    if (this.#res.headersSent) this.#res.destroy();
    else if (this.#again && CONNECTION_ENDED.has(code)) this.#again();
    else this.#events.onFailure(error);
  }
}
