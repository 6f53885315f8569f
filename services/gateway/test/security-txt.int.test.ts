import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startGateway, type TestGateway } from './a-gateway.ts';
import { startUpstream, type Upstream } from './an-upstream.ts';

const PATH = '/.well-known/security.txt';
const DAY_MS = 86_400_000;

describe('/.well-known/security.txt (RFC 9116)', () => {
  let upstream: Upstream;
  let gateway: TestGateway | undefined;
  beforeAll(async () => {
    upstream = await startUpstream();
  });
  afterEach(async () => {
    await gateway?.close();
    gateway = undefined;
  });
  afterAll(() => upstream.close());

  async function ask(env: Record<string, string>, method = 'GET'): Promise<Response> {
    gateway = await startGateway({ upstream, env: { PUBLIC_URL: 'https://paz.example', ...env } });
    return fetch(`${gateway.url}${PATH}`, { method });
  }

  it('names the contact of this installation, where the text belongs, and until when it counts', async () => {
    const answer = await ask({ SECURITY_CONTACT: 'mailto:seguranca@paz.example' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const lines = (await answer.text()).trimEnd().split('\n');
    const fields = new Map(lines.map((line) => line.split(': ') as [string, string]));
    expect(fields.get('Contact')).toBe('mailto:seguranca@paz.example');
    expect(fields.get('Canonical')).toBe(`https://paz.example${PATH}`);
    expect(fields.get('Preferred-Languages')).toBe('pt, en, es, fr');
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  });

  it('is not found where nobody is named', async () => {
    expect((await ask({})).status).toBe(404);
  });

  it('is only read', async () => {
    expect((await ask({ SECURITY_CONTACT: 'https://paz.example/contato' }, 'POST')).status).not.toBe(200);
  });

  it.each(['seguranca@paz.example', 'http://paz.example', 'mailto:a@b.example\nContact: tel:1'])(
    'does not start with the contact %j',
    async (contact) => {
      await expect(ask({ SECURITY_CONTACT: contact })).rejects.toThrow('SECURITY_CONTACT: must be');
    },
  );
});
