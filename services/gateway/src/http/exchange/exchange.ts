import type { ClientRequest } from 'node:http';
import type { Identity } from '@selah/service-kit/identity/identity';
import type { Logger } from '@selah/service-kit/logging/logger';
import type { Language } from '@selah/shared/contracts/languages';
import type { NextFunction, Request, Response } from 'express';
import type { Route } from '../routing/route-table.ts';

/** What the gateway knows about one request; each step of the way adds its part. */
export interface Exchange {
  requestId: string;
  /** In which failures are told. */
  language: Language;
  /** The caller's address, as far as it can be trusted. */
  clientAddress: string;
  log: Logger;
  /** Set once the request is known to be for the API. */
  route: Route;
  /** Set once the caller's sessions are resolved. */
  identity: Identity;
  /** The request to the service, while there is one. */
  upstream?: ClientRequest;
  /** Stops the clock that runs until the service answers. */
  stopDeadline?: () => void;
  /** Whether the request to the service was already sent a second time. */
  isRetry?: boolean;
}

export type ExchangeResponse = Response<unknown, Exchange>;
export type Handler = (req: Request, res: ExchangeResponse, next: NextFunction) => void | Promise<void>;
