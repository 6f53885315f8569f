import { once } from 'node:events';
import { createServer, type Server, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Service } from './service.ts';

const SWEEP_MS = 50;
const READINESS_PATH = '/readyz';

/** How long the end of a server takes. Milliseconds. */
export interface DrainTimes {
  /** `/readyz` says no while requests are still taken, each answered with `Connection: close`: longer than routing needs. */
  readonly noticeMs?: number;
  /** What requests in flight get after that before they are cut; uploads and films need long ones. */
  readonly requestsMs?: number;
}

/** Of a replica among others, behind something that asks `/readyz`. */
export const REPLICA_DRAIN: DrainTimes = { noticeMs: 5_000, requestsMs: 20_000 };
/** Where requests carry films: as long as a pod of `k8s/base` gets for them. */
export const STREAMING_REPLICA_DRAIN: DrainTimes = { noticeMs: 5_000, requestsMs: 120_000 };

export interface ListenOptions {
  readonly host: string;
  /** 0 picks a free port. */
  readonly port: number;
  /** Milliseconds for a whole request to arrive; uploads need long ones. */
  readonly requestTimeoutMs?: number;
  readonly drain?: DrainTimes;
  readonly server?: ServerOptions;
}

export interface RunningService {
  readonly url: string;
  /** Stops taking requests, lets those in flight finish, then stops the service. */
  close(): Promise<void>;
}

/** Starts a service and puts it on a port. Rejects when the port is taken or a dependency is down. */
export async function serve(service: Service, options: ListenOptions): Promise<RunningService> {
  let isEnding = false;
  const server = createServer(
    {
      headersTimeout: 5_000,
      connectionsCheckingInterval: 1_000,
      requestTimeout: options.requestTimeoutMs ?? 30_000,
      // Longer than the gateway keeps its own sockets, so that it never writes to one that is just being closed.
      keepAliveTimeout: 75_000,
      ...service.serverOptions,
      ...options.server,
    },
    (request, response) => {
      if (!isEnding) return service.handle(request, response);
      // The answer says `Connection: close`, so that the client opens its next connection elsewhere.
      response.shouldKeepAlive = false;
      if (request.url === READINESS_PATH) response.writeHead(503).end();
      else service.handle(request, response);
    },
  );
  if (service.onClientError) server.on('clientError', service.onClientError);
  await service.start();
  try {
    server.listen(options.port, options.host);
    await once(server, 'listening');
  } catch (error) {
    await service.stop();
    throw error;
  }
  const { port } = server.address() as AddressInfo;
  const { noticeMs = 0, requestsMs = 10_000 } = options.drain ?? {};
  return {
    url: `http://${options.host.includes(':') ? `[${options.host}]` : options.host}:${port}`,
    close: async () => {
      isEnding = true;
      await pause(noticeMs);
      await closeServer(server, requestsMs);
      await service.stop();
    },
  };
}

/** Takes no connections any more, and ends when the last request is answered or its time is over. */
async function closeServer(server: Server, milliseconds: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  // A connection that was answered before the notice turns idle later and would otherwise be kept until the cut.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const cut = setTimeout(() => server.closeAllConnections(), milliseconds);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
