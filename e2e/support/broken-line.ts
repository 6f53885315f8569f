import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** A line between a browser and the product that can break in the middle of an answer. */
export interface BrokenLine {
  readonly url: string;
  /** Answers under this path break off after so many bytes of their body; until mended. */
  breakOff(path: string, afterBytes: number): void;
  mend(): void;
  close(): Promise<void>;
}

/** Lays a line to the product at this address. What has no fault passes as it is. */
export async function layLine(productUrl: string): Promise<BrokenLine> {
  const { hostname, port } = new URL(productUrl);
  const faults = new Map<string, number>();

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
    asked.pipe(onward);
  }

  const server = createServer(pass).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    breakOff: (path, afterBytes) => void faults.set(path, afterBytes),
    mend: () => faults.clear(),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** The product has done its work by then: it is the answer that is lost. */
async function breakAfter(bytes: number, answered: IncomingMessage, answer: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of answered) chunks.push(chunk as Buffer);
  answer.write(Buffer.concat(chunks).subarray(0, bytes), () => answer.destroy());
}
