import type { ServiceName } from '@selah/shared/contracts/endpoint';
import type { Request } from 'express';
import type { ExchangeResponse, ForwardingEvents } from '../exchange/exchange.ts';

/** A way to the services: over HTTP, or by calls within this process. Both relay bodies and answers as streams. */
export interface ServiceTransport {
  /** Hands a request, with the headers that the service is to get, to a service and its answer to the caller. */
  send(service: ServiceName, req: Request, res: ExchangeResponse, events: ForwardingEvents): void;
  /** Rejects when the service is not ready. */
  check(service: ServiceName): Promise<void>;
  /** Lets go of idle connections. */
  close(): void;
}
