import { afterEach, describe, expect, it } from '@jest/globals';
import { fetchStatus, type GatewaySetup } from './a-gateway.ts';
import { closeAll, startBoth } from './gateway-and-upstream.ts';
import { head, sendRaw } from './raw-http.ts';
import { recordLines } from './record-lines.ts';

afterEach(closeAll);

const PATH = '/api/page-errors';
const REPORT = { kind: 'load', page: 'userMessages', build: '0123456789ab' };

async function start(setup: Partial<GatewaySetup> = {}) {
  const { gateway, upstream } = await startBoth(undefined, setup);
  const send = (body: unknown, type = 'application/json') =>
    fetch(gateway.url + PATH, {
      method: 'POST',
      headers: { 'content-type': type, origin: gateway.url },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const counts = async () => {
    const { pageErrors } = (await (await fetchStatus(gateway)).json()) as { pageErrors: unknown };
    return pageErrors;
  };
  return { gateway, upstream, send, counts };
}

describe('an error report of a page', () => {
  it('is counted by page and kind in the status, without calling a service', async () => {
    const { send, counts, upstream } = await start();
    expect(await counts()).toEqual({});
    for (const kind of ['load', 'load', 'render']) expect((await send({ ...REPORT, kind })).status).toBe(204);
    await send({ ...REPORT, page: 'home' });
    const asked = upstream.seen.filter(({ url }) => url?.includes('page-errors'));
    expect([await counts(), asked]).toEqual([
      { userMessages: { load: 2, render: 1 }, home: { load: 1 } },
      [],
    ]);
  });

  it('is logged with kind, page and build', async () => {
    const { lines, logger } = recordLines();
    const { send } = await start({ deps: { logger } });
    await send(REPORT);
    const told = lines.filter(({ msg }) => msg === 'an error in a page');
    expect(told).toEqual([expect.objectContaining(REPORT)]);
  });

  it.each([
    ['an additional text', { ...REPORT, message: 'what somebody wrote' }],
    ['an unknown kind', { ...REPORT, kind: 'what somebody wrote' }],
    ['an address', { ...REPORT, page: '/user-messages?q=secret' }],
    ['a text as build', { ...REPORT, build: 'a secret word' }],
    ['no build', { kind: 'load', page: 'home' }],
    ['an array', [REPORT]],
    ['invalid JSON', '{'],
  ])('with %s is refused and not counted', async (_, body) => {
    const { send, counts } = await start();
    expect((await send(body)).status).toBe(400);
    expect(await counts()).toEqual({});
  });

  it('is refused from another site, with another content type, or when it is too large', async () => {
    const { gateway, send } = await start();
    const elsewhere = await fetch(gateway.url + PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example' },
      body: JSON.stringify(REPORT),
    });
    expect(elsewhere.status).toBe(403);
    expect((await send(JSON.stringify(REPORT), 'text/plain')).status).toBe(415);
    expect((await send({ ...REPORT, build: '0'.repeat(1_000) })).status).toBe(413);
  });

  it('is limited in size also without an announced length', async () => {
    const { gateway } = await start();
    const lines = [
      `POST ${PATH} HTTP/1.1`,
      `Host: 127.0.0.1:${gateway.port}`,
      `Origin: ${gateway.url}`,
      'Content-Type: application/json',
      'Transfer-Encoding: chunked',
    ];
    const chunk = `3e8\r\n${' '.repeat(1000)}\r\n`;
    expect(await sendRaw(gateway.port, head(...lines), chunk)).toMatchObject({ status: 413 });
  });

  it('is limited by address', async () => {
    const { send } = await start({ env: { RATE_LIMIT_SCALE: '0.005' } });
    const statuses: number[] = [];
    for (let sent = 0; sent < 5; sent += 1) statuses.push((await send(REPORT)).status);
    expect(statuses).toEqual([204, 204, 204, 429, 429]);
  });
});
