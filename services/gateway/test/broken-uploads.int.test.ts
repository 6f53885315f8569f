import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { eventually } from '@selah/service-kit/testing/eventually';
import { SERVICE_NAMES, type ServiceName } from '@selah/shared/contracts/endpoint';
import type { Request } from 'express';
import type { ExchangeResponse } from '../src/http/exchange/exchange.ts';
import { createProxyTransport } from '../src/http/forwarding/proxy-services.ts';
import { startUpstream } from './an-upstream.ts';
import { closeAll, closeLater } from './gateway-and-upstream.ts';
import { head } from './raw-http.ts';

afterEach(closeAll);

const PIECE_BYTES = 8 * 1024;

it('passes on what it received of an upload whose sender left, also if the service was slow to take it', async () => {
  const atService = Promise.withResolvers<IncomingMessage>();
  const upstream = await startUpstream((req) => atService.resolve(req));
  closeLater(upstream.close);
  const services = Object.fromEntries(SERVICE_NAMES.map((name) => [name, upstream.url]));
  const transport = createProxyTransport(services as Record<ServiceName, string>);
  const atGateway = Promise.withResolvers<IncomingMessage>();
  const front = createServer((req, res) => {
    const exchange = Object.assign(res, { locals: {} }) as unknown as ExchangeResponse;
    const ignore = () => {};
    transport.send('videos', req as Request, exchange, {
      onBody: ignore,
      onAnswer: ignore,
      onFailure: ignore,
    });
    atGateway.resolve(req);
  }).listen(0, '127.0.0.1');
  await once(front, 'listening');
  closeLater(async () => {
    transport.close();
    front.closeAllConnections();
    front.close();
  });

  const client = connect((front.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  client.write(head('PATCH /upload HTTP/1.1', 'Host: gateway', 'Content-Length: 1000000000'));
  client.write('first');
  const [received, arriving] = await Promise.all([atGateway.promise, atService.promise]);
  let sent = 'first'.length;
  // The service does not read, so that at last the gateway keeps some of it.
  while (received.readableLength === 0) {
    client.write(Buffer.alloc(PIECE_BYTES));
    sent += PIECE_BYTES;
    const { bytesRead } = received.socket;
    while (received.socket.bytesRead < bytesRead + PIECE_BYTES)
      await new Promise((resolve) => setImmediate(resolve));
  }
  client.end();
  await eventually(() => expect(received.destroyed).toBe(true));

  let stored = 0;
  arriving.on('error', () => {});
  arriving.on('data', (chunk: Buffer) => {
    stored += chunk.length;
  });
  await new Promise((resolve) => arriving.once('close', resolve));
  expect(stored).toBe(sent);
});
