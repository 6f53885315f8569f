import type { Identity } from '@selah/service-kit/identity/identity';
import type { Logger } from '@selah/service-kit/logging/logger';
import type { Language } from '@selah/shared/contracts/languages';
import type { NextFunction, Request, Response } from 'express';
import type { Route } from '../routing/route-table.ts';

/** Control over a request that was passed to a service. */
export interface Upstream {
  /** Stops passing on the request's body. */
  detachBody(): void;
  /** Aborts the request at the service. */
  abort(): void;
}

/** Events of a forwarded request. */
export interface ForwardingEvents {
  /** The body is about to be read, in this turn of the event loop. */
  onBody(): void;
  /** The service has begun its answer. */
  onAnswer(): void;
  /** The service closed the connection without an answer, or cannot be reached. */
  onFailure(error: Error): void;
}

/** State of one request; each step adds to it. */
export interface Exchange {
  readonly requestId: string;
  /** Not decoded. */
  readonly path: string;
  /** Not decoded, without the question mark. */
  readonly query: string;
  /** The language of error messages. */
  readonly language: Language;
  /** The client's address, from trusted sources only. */
  readonly clientAddress: string;
  readonly log: Logger;
  /** The span of this request, if traces are exported. */
  traceparent?: string;
  /** Set by `findRoute`. */
  route: Route;
  /** Set when the sessions are resolved. */
  identity: Identity;
  /** The forwarded request, while it runs. */
  upstream?: Upstream;
  /** Stops the timeout for the service's answer. */
  stopDeadline?: () => void;
  /** Callbacks for the proxy library, which passes only request and response. */
  forwarding?: ForwardingEvents;
}

export type ExchangeResponse = Response<unknown, Exchange>;
export type Handler = (req: Request, res: ExchangeResponse, next: NextFunction) => void | Promise<void>;
