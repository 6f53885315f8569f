import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { LocalRequest } from '@selah/service-kit/http/local/local-request';
import { IDENTITY_HEADER, type Identity } from '@selah/service-kit/identity/identity';
import { verifyIdentity } from '@selah/service-kit/identity/identity-token';
import { TEST_INTERNAL_SECRETS } from '@selah/service-kit/testing/api-driver';

export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /**
   * As a service finds it out: handed over by a call, or in a token that is signed; undefined if there is
   * none.
   */
  readonly identity: Identity | undefined;
}

export interface Upstream {
  readonly url: string;
  readonly port: number;
  /** For calls within this process; closes connections after `close`. */
  readonly handle: RequestListener;
  /** Completely received requests, in order. */
  readonly seen: SeenRequest[];
  readonly server: Server;
  close(): Promise<void>;
}

/** @throws if a token comes with a call: nobody would read it. */
export async function identityOf(req: IncomingMessage): Promise<Identity | undefined> {
  const token = req.headers[IDENTITY_HEADER];
  if (!(req instanceof LocalRequest)) return verifyIdentity(String(token), TEST_INTERNAL_SECRETS, Date.now());
  if (token !== undefined) throw new Error('a token is handed to a service of the same process');
  return req.identity;
}

/** A replacement for a service: records requests and answers as given, with `{}` by default. */
export async function startUpstream(answer?: RequestListener, port = 0): Promise<Upstream> {
  const seen: SeenRequest[] = [];
  let isClosed = false;
  const handle: RequestListener = async (req, res) => {
    if (isClosed) {
      req.socket.destroy();
      return;
    }
    if (answer) {
      answer(req, res);
      return;
    }
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of req) chunks.push(chunk as Buffer);
    } catch {
      return;
    }
    const { method = '', url = '', headers } = req;
    seen.push({ method, url, headers, body: Buffer.concat(chunks), identity: await identityOf(req) });
    res.setHeader('content-type', 'application/json');
    res.end('{}');
  };
  const server = createServer(handle);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    handle,
    seen,
    server,
    close: async () => {
      isClosed = true;
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
