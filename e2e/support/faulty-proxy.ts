import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { Transform } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

/** A line between a browser and the product that can break in the middle of an answer, or under everything at once. */
export interface BrokenLine {
  readonly url: string;
  /** Answers under this path break off after so many bytes of their body; until mended. */
  breakOff(path: string, afterBytes: number): void;
  mend(): void;
  /** Cuts whatever is on the line at this moment. What comes next passes. */
  cut(): void;
  /** Bytes of bodies that the line brought to the product under this path. */
  carried(path: string): number;
  close(): Promise<void>;
}

interface LineOptions {
  /** How fast bodies travel to the product; as fast as they come without it. */
  readonly bytesPerSecond?: number;
}

const PIECE_BYTES = 8 * 1024;

/** Lays a line to the product at this address. What has no fault passes as it is. */
export async function layLine(productUrl: string, { bytesPerSecond }: LineOptions = {}): Promise<BrokenLine> {
  const { hostname, port } = new URL(productUrl);
  const faults = new Map<string, number>();
  const bodies: { readonly path: string; bytes: number }[] = [];

  function pass(asked: IncomingMessage, answer: ServerResponse) {
    const { url = '/', method, headers } = asked;
    const onward = request({ hostname, port, path: url, method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      const fault = [...faults].find(([path]) => url.startsWith(path));
      if (fault) void breakAfter(fault[1], answered, answer);
      else answered.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    const body = { path: url, bytes: 0 };
    bodies.push(body);
    const upwards = bytesPerSecond === undefined ? asked : asked.pipe(slowedTo(bytesPerSecond));
    upwards.on('data', (piece: Buffer) => {
      if (!onward.destroyed) body.bytes += piece.length;
    });
    upwards.pipe(onward);
  }

  const server = createServer(pass).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    breakOff: (path, afterBytes) => void faults.set(path, afterBytes),
    mend: () => faults.clear(),
    cut: () => server.closeAllConnections(),
    carried: (prefix) =>
      bodies.filter(({ path }) => path.startsWith(prefix)).reduce((sum, { bytes }) => sum + bytes, 0),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Small pieces, one after the other: what waits in the line when it is cut has not left the browser yet. */
function slowedTo(bytesPerSecond: number): Transform {
  return new Transform({
    async transform(arrived: Buffer, _encoding, done) {
      for (let start = 0; start < arrived.length; start += PIECE_BYTES) {
        const piece = arrived.subarray(start, start + PIECE_BYTES);
        await pause((piece.length / bytesPerSecond) * 1000);
        if (this.destroyed) return;
        this.push(piece);
      }
      done();
    },
  });
}

/** The product has done its work by then: it is the answer that is lost. */
async function breakAfter(bytes: number, answered: IncomingMessage, answer: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of answered) chunks.push(chunk as Buffer);
  answer.write(Buffer.concat(chunks).subarray(0, bytes), () => answer.destroy());
}
