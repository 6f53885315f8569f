import { RequestState } from '@selah/service-kit/http/request-state';
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

/** What the gateway knows of one request, in `res.locals`; each step adds to it. */
export class GatewayRequest extends RequestState {
  /** Not decoded. */
  path = '';
  /** Not decoded, without the question mark. */
  query = '';
  /** The span of this request, if traces are exported. */
  traceparent?: string;
  /** Set by `findRoute`; none for pages. */
  declare route: Route;
  /** The forwarded request, while it runs. */
  upstream?: Upstream;
  /** Stops the timeout for the service's answer. */
  stopDeadline?: () => void;
  /** Callbacks for the proxy library, which passes only request and response. */
  forwarding?: ForwardingEvents;
}

export type GatewayResponse = Response<unknown, GatewayRequest>;
export type Handler = (req: Request, res: GatewayResponse, next: NextFunction) => void | Promise<void>;
