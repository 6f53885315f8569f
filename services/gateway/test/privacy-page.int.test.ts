import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startGateway, type TestGateway } from './a-gateway.ts';
import { startUpstream, type Upstream } from './an-upstream.ts';

const PAGE =
  '<!doctype html><title>privacy</title><!--when letters--><p>%HOST_LETTERS%</p><!--end-->' +
  '<!--when letters:off--><p>off</p><!--end--><!--when unknown--><p>unknown</p><!--end-->';
const SHELL = { 'index.html': '<!doctype html>', 'pages/privacy.pt.html': PAGE };

describe('the page about privacy', () => {
  let upstream: Upstream;
  let gateway: TestGateway;
  let asked: string[];
  let answer: (path: string) => readonly [status: number, body: string];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const [status, body] = answer(request.url ?? '');
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  let now = 0;

  beforeAll(async () => {
    upstream = await startUpstream();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const handle = server.listeners('request')[0] as Parameters<typeof createServer>[1] & object;
    gateway = await startGateway({
      upstream: { url, handle },
      shell: SHELL,
      deps: { now: () => now },
    });
  });
  afterAll(async () => {
    await gateway.close();
    await upstream.close();
    server.closeAllConnections();
    server.close();
  });

  const open = async () => (await fetch(`${gateway.url}/privacidade`)).text();
  const LETTERS = JSON.stringify([{ purpose: 'letters', host: 'api.example.org', port: 443 }]);

  it('asks again after an incomplete answer, and then keeps the complete one for a minute', async () => {
    asked = [];
    answer = () => [500, '{}'];
    expect(await open()).toBe('<!doctype html><title>privacy</title><p>unknown</p>');
    answer = () => [200, LETTERS];
    expect(await open()).toContain('<p>api.example.org</p>');
    expect(asked).toEqual(Array.from({ length: 10 }, () => '/connections'));
    answer = () => [200, '[]'];
    expect(await open()).toContain('<p>api.example.org</p>');
    expect(asked).toHaveLength(10);
    now += 61_000;
    expect(await open()).toContain('<p>off</p>');
  });

  it('does not forward the question of somebody outside', async () => {
    asked = [];
    await fetch(`${gateway.url}/connections`);
    expect(asked).toEqual([]);
  });

  it('refuses other methods, and is the same page as long as nothing changes', async () => {
    expect((await fetch(`${gateway.url}/privacidade`, { method: 'DELETE' })).status).toBe(405);
    const etagOf = async () => (await fetch(`${gateway.url}/privacidade`)).headers.get('etag');
    const etag = await etagOf();
    expect(etag).toMatch(/^"/);
    expect(await etagOf()).toBe(etag);
  });
});
