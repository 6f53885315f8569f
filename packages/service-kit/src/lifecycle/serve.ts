import { once } from 'node:events';
import { createServer, type Server, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Service } from './service.ts';

const SWEEP_MS = 50;

export interface ListenOptions {
  readonly host: string;
  /** 0 picks a free port. */
  readonly port: number;
  /** Milliseconds for a whole request to arrive; uploads need long ones. */
  readonly requestTimeoutMs?: number;
  /** Milliseconds that requests in flight get at the end before they are cut. */
  readonly drainMs?: number;
  readonly server?: ServerOptions;
}

export interface RunningService {
  readonly url: string;
  /** Stops taking requests, lets those in flight finish, then stops the service. */
  close(): Promise<void>;
}

/** Starts a service and puts it on a port. Rejects when the port is taken or a dependency is down. */
export async function serve(service: Service, options: ListenOptions): Promise<RunningService> {
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
    service.handle,
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
  return {
    url: `http://${options.host.includes(':') ? `[${options.host}]` : options.host}:${port}`,
    close: async () => {
      await drain(server, options.drainMs ?? 10_000);
      await service.stop();
    },
  };
}

async function drain(server: Server, milliseconds: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  // A connection that finishes its last answer now turns idle and would otherwise be kept alive until the cut.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const cut = setTimeout(() => server.closeAllConnections(), milliseconds);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
