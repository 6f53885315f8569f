import { once } from 'node:events';
import { createServer, type Server, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Service } from './service.ts';

const SWEEP_MS = 50;
const READINESS_PATH = '/readyz';

/** Times for shutting down. Milliseconds. */
export interface DrainTimes {
  /**
   * How long `/readyz` fails while requests are still accepted, each answered with `Connection: close`. Longer than
   * the load balancer needs to notice.
   */
  readonly noticeMs?: number;
  /** Time limit for running requests after that; uploads and videos need more. */
  readonly requestsMs?: number;
}

/** For replicas behind a load balancer that checks `/readyz`. */
export const REPLICA_DRAIN = { noticeMs: 5_000, requestsMs: 20_000 } as const satisfies DrainTimes;
/** For replicas that send and receive videos; fits the pods of `k8s/base`. */
export const STREAMING_REPLICA_DRAIN = { noticeMs: 5_000, requestsMs: 120_000 } as const satisfies DrainTimes;

export interface ListenOptions {
  readonly host: string;
  /** 0 means any free port. */
  readonly port: number;
  /** Time limit for receiving a request; uploads need more. Milliseconds. */
  readonly requestTimeoutMs?: number;
  readonly drain?: DrainTimes;
  readonly server?: ServerOptions;
}

export interface RunningService {
  readonly url: string;
  /** Stops accepting requests, waits for running ones, then stops the service. */
  close(): Promise<void>;
}

/** Starts a service on a port. Rejects when the port is in use or a dependency is down. */
export async function serve(service: Service, options: ListenOptions): Promise<RunningService> {
  let isEnding = false;
  const server = createServer(
    {
      headersTimeout: 5_000,
      connectionsCheckingInterval: 1_000,
      requestTimeout: options.requestTimeoutMs ?? 30_000,
      // Longer than the gateway keeps its connections, so that the gateway never uses one that is being closed.
      keepAliveTimeout: 75_000,
      ...service.serverOptions,
      ...options.server,
    },
    (request, response) => {
      if (!isEnding) return service.handle(request, response);
      // Sends `Connection: close`, so that the client's next connection goes to another replica.
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

/** Stops accepting connections; resolves when all requests are answered or the time limit is over. */
async function closeServer(server: Server, milliseconds: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  // Connections that become idle later would otherwise stay open until the time limit.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const cut = setTimeout(() => server.closeAllConnections(), milliseconds);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
