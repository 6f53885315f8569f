import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** TCP connections to the product over one slow network connection. */
export interface SlowNetwork {
  readonly url: string;
  /** Resets every open connection. New connections work. */
  breakConnections(): void;
  /** Stops to transfer requests until `resume` is called. */
  pause(): void;
  resume(): void;
  /** Bytes of request bodies that were transferred to paths with this prefix. */
  carriedBytes(pathPrefix: string): number;
  close(): Promise<void>;
}

interface SlowNetworkOptions {
  /** Upload speed, shared by all connections. */
  readonly bytesPerSecond: number;
  /** Delay of responses. Milliseconds. */
  readonly answerDelayMs?: number;
}

/** The payload of an Ethernet frame; unsent bytes are still in the client when a connection breaks. */
const PACKET_BYTES = 1460;

/** Starts a slow connection to the product at this address. */
export async function openSlowNetwork(
  productUrl: string,
  { bytesPerSecond, answerDelayMs = 0 }: SlowNetworkOptions,
): Promise<SlowNetwork> {
  const { hostname, port } = new URL(productUrl);
  const connections = new Set<Socket>();
  const carried = new Map<string, number>();
  let lineIsFreeAt = 0;
  let gate = Promise.withResolvers<void>();
  gate.resolve();

  /** Waits until so many bytes could be transferred. */
  async function carry(bytes: number): Promise<void> {
    lineIsFreeAt = Math.max(lineIsFreeAt, performance.now()) + (bytes / bytesPerSecond) * 1000;
    await sleep(Math.max(0, lineIsFreeAt - performance.now()));
    await gate.promise;
  }

  async function sendOn(client: Socket, product: Socket): Promise<void> {
    const countBody = bodyCounter((path, bytes) => carried.set(path, (carried.get(path) ?? 0) + bytes));
    for await (const received of client as AsyncIterable<Buffer>) {
      for (let start = 0; start < received.length; start += PACKET_BYTES) {
        const packet = received.subarray(start, start + PACKET_BYTES);
        await carry(packet.length);
        if (client.destroyed || product.destroyed) return;
        product.write(packet);
        countBody(packet);
      }
    }
    product.end();
  }

  const server = createServer((client) => {
    const product = connect(Number(port), hostname).setNoDelay(true);
    connections.add(client);
    client.setNoDelay(true);
    client.on('error', () => {});
    client.on('close', () => {
      connections.delete(client);
      // Data that was already transferred is delivered.
      product.destroySoon();
    });
    product.on('error', () => {});
    product.on('data', (answer: Buffer) => setTimeout(() => client.write(answer), answerDelayMs));
    product.on('end', () => setTimeout(() => client.end(), answerDelayMs));
    product.on('close', () => setTimeout(() => client.destroy(), answerDelayMs));
    sendOn(client, product).catch(() => product.destroySoon());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port.');

  return {
    url: `http://127.0.0.1:${address.port}`,
    breakConnections() {
      for (const client of connections) client.resetAndDestroy();
    },
    pause() {
      gate = Promise.withResolvers<void>();
    },
    resume: () => gate.resolve(),
    carriedBytes: (pathPrefix) =>
      [...carried].reduce((sum, [path, bytes]) => (path.startsWith(pathPrefix) ? sum + bytes : sum), 0),
    async close() {
      server.close();
      for (const client of connections) client.destroy();
      await once(server, 'close');
    },
  };
}

/** Parses the requests of one HTTP/1.1 connection, whose bodies have a `Content-Length`. */
function bodyCounter(count: (path: string, bytes: number) => void): (packet: Buffer) => void {
  let path = '';
  let head = '';
  let bodyLeft = 0;
  return (packet) => {
    let rest = packet;
    while (rest.length > 0) {
      if (bodyLeft > 0) {
        const bytes = Math.min(bodyLeft, rest.length);
        count(path, bytes);
        bodyLeft -= bytes;
        rest = rest.subarray(bytes);
        continue;
      }
      const before = head.length;
      head += rest.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      rest = rest.subarray(end + 4 - before);
      path = /^\S+ (\S+)/.exec(head)?.[1] ?? '';
      bodyLeft = Number(/^content-length: (\d+)/im.exec(head.slice(0, end))?.[1] ?? 0);
      head = '';
    }
  };
}
