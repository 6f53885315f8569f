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
  /** The requests to paths with this prefix that the product answered with an error. */
  refused(pathPrefix: string): { readonly requests: number; readonly bodyBytes: number };
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

interface CarriedRequest {
  readonly path: string;
  bodyBytes: number;
  isRefused: boolean;
}

/** Starts a slow connection to the product at this address. */
export async function openSlowNetwork(
  productUrl: string,
  { bytesPerSecond, answerDelayMs = 0, offlineMs = 0 }: SlowNetworkOptions,
): Promise<SlowNetwork> {
  const { hostname, port } = new URL(productUrl);
  const connections = new Set<Socket>();
  const requests: CarriedRequest[] = [];
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

  function count(request: CarriedRequest, bytes: number): void {
    request.bodyBytes += bytes;
    if (!pauseAt || !request.path.startsWith(pauseAt.pathPrefix)) return;
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
    const reader = requestReader(requests, count);
    product.on('data', reader.seeAnswer);
    for await (const received of client as AsyncIterable<Buffer>) {
      for (let start = 0; start < received.length; start += PACKET_BYTES) {
        const packet = received.subarray(start, start + PACKET_BYTES);
        await carry(packet.length, start > 0);
        if (reader.isInBody()) await gate.promise;
        if (client.destroyed || product.destroyed) return;
        product.write(packet);
        reader.see(packet);
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
    carriedBytes: (pathPrefix) => sumOfBodies(requests.filter(({ path }) => path.startsWith(pathPrefix))),
    refused(pathPrefix) {
      const refused = requests.filter(({ path, isRefused }) => isRefused && path.startsWith(pathPrefix));
      return { requests: refused.length, bodyBytes: sumOfBodies(refused) };
    },
    async close() {
      server.close();
      for (const client of connections) client.destroy();
      await once(server, 'close');
    },
  };
}

const sumOfBodies = (requests: readonly CarriedRequest[]) =>
  requests.reduce((sum, { bodyBytes }) => sum + bodyBytes, 0);

/** Reads the requests of one HTTP/1.1 connection, whose bodies have a `Content-Length`, and whether each was refused. */
function requestReader(
  requests: CarriedRequest[],
  count: (request: CarriedRequest, bytes: number) => void,
): {
  readonly see: (packet: Buffer) => void;
  readonly seeAnswer: (packet: Buffer) => void;
  /** Whether the next byte belongs to a body. */
  readonly isInBody: () => boolean;
} {
  let request: CarriedRequest = { path: '', bodyBytes: 0, isRefused: false };
  let head = '';
  let bodyLeft = 0;
  const see = (packet: Buffer) => {
    let rest = packet;
    while (rest.length > 0) {
      if (bodyLeft > 0) {
        const bytes = Math.min(bodyLeft, rest.length);
        count(request, bytes);
        bodyLeft -= bytes;
        rest = rest.subarray(bytes);
        continue;
      }
      const before = head.length;
      head += rest.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      rest = rest.subarray(end + 4 - before);
      request = { path: /^\S+ (\S+)/.exec(head)?.[1] ?? '', bodyBytes: 0, isRefused: false };
      requests.push(request);
      bodyLeft = Number(/^content-length: (\d+)/im.exec(head.slice(0, end))?.[1] ?? 0);
      head = '';
    }
  };
  const seeAnswer = (packet: Buffer) => {
    if (/^HTTP\/1\.1 [45]/.test(packet.toString('latin1', 0, 10))) request.isRefused = true;
  };
  return { see, seeAnswer, isInBody: () => bodyLeft > 0 };
}
