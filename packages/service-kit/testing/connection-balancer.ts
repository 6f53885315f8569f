import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

export interface ConnectionBalancer {
  readonly port: number;
  /** Replaces the list of replicas; ready ones get new connections in turn. */
  setReplicas(urls: readonly string[]): void;
  close(): Promise<void>;
}

/**
 * Balances connections, not requests, like a Kubernetes Service: a connection stays with its replica, and a replica
 * that is not ready gets no new ones. Readiness is checked every `checkIntervalMs`.
 */
export async function startConnectionBalancer(checkIntervalMs: number): Promise<ConnectionBalancer> {
  let replicas: readonly string[] = [];
  let ready: readonly string[] = [];
  let next = 0;
  const open = new Set<Socket>();

  async function checkReadiness(): Promise<void> {
    const asked = await Promise.all(
      replicas.map(async (url) => {
        const answer = await fetch(`${url}/readyz`, { headers: { connection: 'close' } }).catch(
          () => undefined,
        );
        return answer?.ok ? url : undefined;
      }),
    );
    ready = asked.filter((url) => url !== undefined);
  }
  let asking = Promise.resolve();
  const timer = setInterval(() => {
    asking = asking.then(checkReadiness);
  }, checkIntervalMs);

  const server = createServer((client) => {
    const target = ready[next++ % Math.max(ready.length, 1)];
    if (!target) return client.destroy();
    const { hostname, port } = new URL(target);
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
    }
    client.on('error', () => upstream.destroy());
    upstream.on('error', () => client.destroy());
    client.pipe(upstream);
    upstream.pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    setReplicas: (urls) => {
      replicas = urls;
      asking = asking.then(checkReadiness);
    },
    close: async () => {
      clearInterval(timer);
      await asking;
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
