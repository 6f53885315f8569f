import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An HTTP proxy in front of the product that fails on command. Requests without a fault pass unchanged. */
export interface FaultyProxy {
  readonly url: string;
  /** Responses for paths with this prefix end after so many bytes of their body, until `clearFaults`. */
  truncateAnswers(pathPrefix: string, afterBytes: number): void;
  clearFaults(): void;
  /** How many connections reached `bytesPerConnection`. */
  droppedAtLimit(): number;
  /** Bytes of request bodies that were forwarded to paths with this prefix. */
  forwardedBytes(pathPrefix: string): number;
  close(): Promise<void>;
}

interface FaultyProxyOptions {
  /** A connection is destroyed once the client has sent this much over it; never by default. */
  readonly bytesPerConnection?: number;
  /** Requests with a longer body are answered with 413, as nginx does with `client_max_body_size`. Bytes; no limit by default. */
  readonly bodyLimit?: number;
  /** Forwards a request when its whole body has arrived, as nginx does with `proxy_request_buffering`. */
  readonly isBuffering?: boolean;
}

/** Starts a proxy for the product at this address. */
export async function startFaultyProxy(
  productUrl: string,
  {
    bytesPerConnection = Number.POSITIVE_INFINITY,
    bodyLimit = Number.POSITIVE_INFINITY,
    isBuffering = false,
  }: FaultyProxyOptions = {},
): Promise<FaultyProxy> {
  const { hostname, port } = new URL(productUrl);
  const truncations = new Map<string, number>();
  const bodies: { readonly path: string; bytes: number }[] = [];
  let dropped = 0;

  function forward(incoming: IncomingMessage, answer: ServerResponse) {
    const { url = '/', method, headers, socket } = incoming;
    if (Number(headers['content-length'] ?? 0) > bodyLimit) {
      answer.writeHead(413, { 'content-type': 'text/html' }).end('<h1>413 Request Entity Too Large</h1>');
      incoming.resume();
      return;
    }
    const outgoing = request({ hostname, port, path: url, method, headers }, (upstream) => {
      answer.writeHead(upstream.statusCode ?? 502, upstream.headers);
      const truncation = [...truncations].find(([prefix]) => url.startsWith(prefix));
      if (truncation) {
        // A page that leaves ends its request, and so what it asked for.
        sendTruncated(truncation[1], upstream, answer).catch(() => answer.destroy());
      } else upstream.pipe(answer);
    });
    outgoing.on('error', () => answer.destroy());
    answer.on('close', () => outgoing.destroy());
    const body = { path: url, bytes: 0 };
    bodies.push(body);
    incoming.on('data', (chunk: Buffer) => {
      if (!outgoing.destroyed) body.bytes += chunk.length;
      if (socket.bytesRead < bytesPerConnection || socket.destroyed) return;
      dropped += 1;
      socket.destroy();
    });
    if (isBuffering)
      buffer(incoming).then(
        (whole) => outgoing.end(whole),
        () => outgoing.destroy(),
      );
    else incoming.pipe(outgoing);
  }

  const server = createServer(forward).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    truncateAnswers: (pathPrefix, afterBytes) => void truncations.set(pathPrefix, afterBytes),
    clearFaults: () => truncations.clear(),
    droppedAtLimit: () => dropped,
    forwardedBytes: (pathPrefix) =>
      bodies.filter(({ path }) => path.startsWith(pathPrefix)).reduce((sum, { bytes }) => sum + bytes, 0),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Reads the whole response first, so that the product has finished its work and only the response is lost. */
async function sendTruncated(
  bytes: number,
  upstream: IncomingMessage,
  answer: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of upstream) chunks.push(chunk as Buffer);
  answer.write(Buffer.concat(chunks).subarray(0, bytes), () => answer.destroy());
}
