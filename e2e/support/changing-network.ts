import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** TCP connections to the product over networks that a phone leaves and enters. */
export interface ChangingNetwork {
  readonly url: string;
  /**
   * The next connection that requests a path with this part is silent from then on, as if the phone had left its network: it stays
   * open, and nothing arrives. Other connections work.
   */
  silenceNext(pathPart: string): void;
  /** Number of connections that were silenced. */
  silenced(): number;
  /** Resets every open connection; new ones work. */
  change(): void;
  close(): Promise<void>;
}

/** Starts such a network in front of the product at this address. */
export async function openChangingNetwork(productUrl: string): Promise<ChangingNetwork> {
  const { hostname, port } = new URL(productUrl);
  const connections = new Set<Socket>();
  const awaited = new Set<string>();
  let silenced = 0;

  const server = createServer((client) => {
    const product = connect(Number(port), hostname);
    connections.add(client);
    client.on('error', () => {});
    product.on('error', () => {});
    client.on('close', () => {
      connections.delete(client);
      product.destroy();
    });
    product.on('close', () => client.destroy());
    client.on('data', (request: Buffer) => {
      const [line = ''] = request.toString('latin1').split('\r\n', 1);
      const found = [...awaited].find((part) => line.includes(part));
      if (found === undefined) return;
      awaited.delete(found);
      silenced += 1;
      product.unpipe(client).pause();
    });
    client.pipe(product);
    product.pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The network has no port.');

  return {
    url: `http://127.0.0.1:${address.port}`,
    silenceNext: (pathPart) => void awaited.add(pathPart),
    silenced: () => silenced,
    change() {
      for (const client of connections) client.resetAndDestroy();
    },
    async close() {
      server.close();
      for (const client of connections) client.destroy();
      await once(server, 'close');
    },
  };
}
