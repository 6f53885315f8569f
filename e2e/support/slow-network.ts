import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** TCP connections to the product over one slow network connection. */
export interface SlowNetwork {
  readonly url: string;
  /** Resets every open connection. New connections work. */
  breakConnections(): void;
  /** Transfers so many more bytes of request bodies to paths with this prefix, and then no body until `resume` is called. */
  pauseAfter(bytes: number, pathPrefix: string): void;
  /** Transfers no request body until `resume` is called. Requests without a body go on. */
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
  /**
   * How long there is no network after connections broke; a phone needs about a second. Meanwhile a busy product reads what it
   * was sent before, and does not ask for it again. Milliseconds.
   */
  readonly offlineMs?: number;
}

/** The payload of an Ethernet frame; unsent bytes are still in the client when a connection breaks. */
const PACKET_BYTES = 1460;

/**
 * A timer is at least a millisecond late, longer than a packet takes: so much is made up for. Not more, because on a busy machine the
 * product stands still as well, and bytes that come all at once would be counted before it can refuse them. Milliseconds.
 */
const LATE_MS = 10;

/** Starts a slow connection to the product at this address. */
export async function openSlowNetwork(
  productUrl: string,
  { bytesPerSecond, answerDelayMs = 0, offlineMs = 0 }: SlowNetworkOptions,
): Promise<SlowNetwork> {
  const { hostname, port } = new URL(productUrl);
  const connections = new Set<Socket>();
  const carried = new Map<string, number>();
  let lineIsFreeAt = 0;
  let onlineFrom = 0;
  let gate = Promise.withResolvers<void>();
  gate.resolve();
  let pauseAt: { bytes: number; readonly pathPrefix: string } | undefined;

  /**
   * Waits until so many bytes could be transferred. Only bytes that were waiting for the line make up for a late timer: the time
   * in which nothing was sent is lost, as on a real line.
   */
  async function carry(bytes: number, wereWaiting: boolean): Promise<void> {
    const usableFrom = performance.now() - (wereWaiting ? LATE_MS : 0);
    lineIsFreeAt = Math.max(lineIsFreeAt, usableFrom) + (bytes / bytesPerSecond) * 1000;
    const early = lineIsFreeAt - performance.now();
    if (early > 0) await sleep(early);
  }

  function count(path: string, bytes: number): void {
    carried.set(path, (carried.get(path) ?? 0) + bytes);
    if (!pauseAt || !path.startsWith(pauseAt.pathPrefix)) return;
    pauseAt.bytes -= bytes;
    if (pauseAt.bytes <= 0) pause();
  }

  function pause(): void {
    pauseAt = undefined;
    gate = Promise.withResolvers<void>();
  }

  async function sendOn(client: Socket, product: Socket): Promise<void> {
    const offline = onlineFrom - performance.now();
    if (offline > 0) await sleep(offline);
    const body = bodyCounter(count);
    for await (const received of client as AsyncIterable<Buffer>) {
      for (let start = 0; start < received.length; start += PACKET_BYTES) {
        const packet = received.subarray(start, start + PACKET_BYTES);
        await carry(packet.length, start > 0);
        if (body.isOpen()) await gate.promise;
        if (client.destroyed || product.destroyed) return;
        product.write(packet);
        body.see(packet);
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
      onlineFrom = performance.now() + offlineMs;
      for (const client of connections) client.resetAndDestroy();
    },
    pauseAfter(bytes, pathPrefix) {
      pauseAt = { bytes, pathPrefix };
    },
    pause,
    resume() {
      pauseAt = undefined;
      gate.resolve();
    },
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
function bodyCounter(count: (path: string, bytes: number) => void): {
  readonly see: (packet: Buffer) => void;
  /** Whether the next byte belongs to a body. */
  readonly isOpen: () => boolean;
} {
  let path = '';
  let head = '';
  let bodyLeft = 0;
  const see = (packet: Buffer) => {
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
  return { see, isOpen: () => bodyLeft > 0 };
}
