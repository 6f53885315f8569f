import type { ServiceName } from '@selah/shared/contracts/endpoint';
import type { Request } from 'express';
import type { ExchangeResponse, ForwardingEvents } from '../exchange/exchange.ts';

/** Connects to the services: over HTTP, or by calls within this process. Both stream bodies and answers. */
export interface ServiceTransport {
  /** Sends a request, with the headers for the service, and streams the answer to the client. */
  send(service: ServiceName, req: Request, res: ExchangeResponse, events: ForwardingEvents): void;
  /** Asks a service for something of the gateway's own. Rejects when it cannot be reached. */
  fetch(service: ServiceName, path: string, init: RequestInit): Promise<Response>;
  /** Rejects when the service is not ready. */
  check(service: ServiceName): Promise<void>;
  /** Closes idle connections. */
  close(): void;
}
