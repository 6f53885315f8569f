import { type AddressInfo, createServer, type Socket } from 'node:net';
import { type Answer, serveConnection } from './connection.ts';

/** A listening TCP server. */
export type Listener = { host: string; port: number; close(): Promise<void> };

/**
 * Listens for clients. `port` 0 means any free one.
 * @throws with the system's reason when the address cannot be used
 */
export async function listen(host: string, port: number, answer: Answer): Promise<Listener> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    void serveConnection(socket, answer);
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(port, host, resolve);
  await promise;
  return {
    host,
    port: portOf(server.address()),
    close: () => {
      const closed = new Promise<void>((done) => server.close(() => done()));
      for (const socket of sockets) socket.destroy();
      return closed;
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}
