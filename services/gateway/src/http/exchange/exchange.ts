import type { Identity } from '@selah/service-kit/identity/identity';
import type { Logger } from '@selah/service-kit/logging/logger';
import type { Language } from '@selah/shared/contracts/languages';
import type { NextFunction, Request, Response } from 'express';
import type { Route } from '../routing/route-table.ts';

/** How a request that was handed to a service is ended from here. */
export interface Upstream {
  /** Gives it nothing more of the caller's body. */
  detachBody(): void;
  /** The service sees that its caller has left. */
  abort(): void;
}

/** What happens to a request on its way to a service. */
export interface ForwardingEvents {
  /** The body is about to get its reader, in this very turn. */
  onBody(): void;
  /** The service begins its answer. */
  onAnswer(): void;
  /** The service hung up without an answer, or cannot be reached. */
  onFailure(error: Error): void;
}

/** What the gateway knows about one request; each step of the way adds its part. */
export interface Exchange {
  readonly requestId: string;
  /** As it stands on the wire. */
  readonly path: string;
  /** As it stands on the wire, without the question mark. */
  readonly query: string;
  /** In which failures are told. */
  readonly language: Language;
  /** The caller's address, as far as it can be trusted. */
  readonly clientAddress: string;
  readonly log: Logger;
  /** Set once the request is known to be for the API. */
  route: Route;
  /** Set once the caller's sessions are resolved. */
  identity: Identity;
  /** The request at the service, while there is one. */
  upstream?: Upstream;
  /** Stops the clock that runs until the service answers. */
  stopDeadline?: () => void;
  /** What the proxy library, which knows request and response alone, is to tell. */
  forwarding?: ForwardingEvents;
  /** Whether the request to the service went over a connection that was used before. */
  isOnUsedConnection?: boolean;
  /** Whether the request to the service was already sent a second time. */
  isRetry?: boolean;
}

export type ExchangeResponse = Response<unknown, Exchange>;
export type Handler = (req: Request, res: ExchangeResponse, next: NextFunction) => void | Promise<void>;
