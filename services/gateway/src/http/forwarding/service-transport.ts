import type { Identity } from '@selah/service-kit/identity/identity';
import type { ServiceName } from '@selah/shared/contracts/endpoint';
import type { Request } from 'express';
import type { ForwardingEvents, GatewayResponse } from '../request/gateway-request.ts';

/** Connects to the services: over HTTP, or by calls within this process. Both stream bodies and answers. */
export interface ServiceTransport {
  /**
   * Sends a request, with the headers for the service and the identity of `res.locals`, and streams the
   * answer to the client. Over HTTP the identity is a signed token; a service in this process takes it as it
   * is.
   */
  send(
    service: ServiceName,
    req: Request,
    res: GatewayResponse,
    events: ForwardingEvents,
  ): void | Promise<void>;
  /**
   * Asks a service for something of the gateway's own, on behalf of `identity` if there is one. Rejects when
   * it cannot be reached.
   */
  fetch(service: ServiceName, path: string, init: RequestInit, identity?: Identity): Promise<Response>;
  /** Rejects when the service is not ready. */
  check(service: ServiceName): Promise<void>;
  /** Closes idle connections. */
  close(): void;
}
