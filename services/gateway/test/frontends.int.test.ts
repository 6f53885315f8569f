import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PAGE, startGateway, type TestGateway } from './a-gateway.ts';
import { startUpstream, type Upstream } from './an-upstream.ts';

let upstream: Upstream;
let gateway: TestGateway;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway({
    upstream,
    env: { PRODUCT_NAME: 'Paz & <Luz>' },
    shell: {
      'index.html': PAGE,
      'pages/home.en.html': PAGE.replace('<head>', '<head><script>document.title = 1;</script>'),
      'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'site.webmanifest': '{"name":"%PRODUCT_NAME%"}',
      'assets/index-B3xK9aQz.js': 'x'.repeat(5000),
      'assets/index-B3xK9aQz.js.br': Buffer.from('made by the build'),
      'assets/hero-portrait.jpg': 'a word of eight letters is no hash',
      '.env': 'SECRET=1',
      'assets/.hidden/a.js': '1',
    },
  });
});

afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

/** Does not decompress the answer. */
async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const sending = request(`${gateway.url}${path}`, { method, headers });
  sending.end();
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) };
}

describe('pages', () => {
  it.each([
    '/',
    '/admin',
    '/user-messages',
    '/login',
    '/debug/videos',
    '/debug/video-status',
    '/login?lang=es',
  ])('M-011 to M-016 %s returns the page', async (path) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.toString()).toContain('<div id="root">');
  });

  it.each(['/nowhere', '/debug', '/admin/x', '/index.html', '/Login'])(
    'M-017 %s returns the page with status 404',
    async (path) => {
      const { status, body } = await get(path);
      expect(status).toBe(404);
      expect(body.toString()).toContain('<div id="root">');
    },
  );

  it('M-002 contain the product’s name as escaped text', async () => {
    const page = (await get('/')).body.toString();
    expect(page).toContain('<title>Paz &amp; &lt;Luz&gt;.</title>');
    expect(page).toContain('content="Paz &amp; &lt;Luz&gt;"');
    // A word of the Psalms is left as it is.
    expect(page).toContain('<p>Selah</p>');
    expect(JSON.parse((await get('/site.webmanifest')).body.toString())).toEqual({ name: 'Paz & <Luz>' });
  });

  it('are not sent again when unchanged, and never for HEAD', async () => {
    const { headers } = await get('/');
    const again = await get('/', { 'if-none-match': `W/"x", ${headers.etag}` });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    const headOnly = await get('/', {}, 'HEAD');
    expect(headOnly.status).toBe(200);
    expect(headOnly.headers['content-length']).toBe(headers['content-length']);
    expect(headOnly.body).toHaveLength(0);
  });

  it.each(['POST', 'PUT', 'DELETE'])('do not accept %s', async (method) => {
    const { status, headers } = await get('/', {}, method);
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });
});

describe('files', () => {
  it('with a content hash in their name are cached permanently', async () => {
    const { headers } = await get('/assets/index-B3xK9aQz.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  it.each(['/remotes/admin/assets/remoteEntry.js', '/favicon.svg', '/assets/hero-portrait.jpg'])(
    'without one, such as %s, are revalidated',
    async (path) => {
      const { status, headers } = await get(path);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  it.each([
    '/assets/missing-B3xK9aQz.js',
    '/remotes/admin/missing.js',
    '/assets/',
    '/assets/index-B3xK9aQz.js.br',
    '/assets/.hidden/a.js',
  ])('that do not exist, such as %s, are a 404 that is no script', async (path) => {
    const { status, headers } = await get(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('application/json');
  });

  it.each(['/.env', '/assets/%2e%2e/.env', '/assets/..%2f..%2f..%2fpackage.json', '/%2e%2e/package.json'])(
    'outside of the build, such as %s, do not exist',
    async (path) => {
      const { status, body } = await get(path);
      expect([400, 404]).toContain(status);
      expect(body.toString()).not.toContain('SECRET');
      expect(body.toString()).not.toContain('"name"');
    },
  );
});

describe('compression', () => {
  const codings = [
    ['br, gzip', 'br'],
    ['gzip, deflate, br;q=0.5', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ] as const;

  it.each(codings)('Accept-Encoding "%s" returns %s', async (accepted, expected) => {
    const { headers, body } = await get('/', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(expected);
    expect(headers.vary).toBe('Accept-Language, Accept-Encoding');
    const text =
      expected === 'br' ? brotliDecompressSync(body) : expected === 'gzip' ? gunzipSync(body) : body;
    expect(text.toString()).toContain('Paz &amp; &lt;Luz&gt;');
  });

  it('every encoding has its own ETag', async () => {
    const etags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (coding) => (await get('/', { 'accept-encoding': coding })).headers.etag,
      ),
    );
    expect(new Set(etags).size).toBe(3);
  });

  it('uses the encodings of the build', async () => {
    const { body } = await get('/assets/index-B3xK9aQz.js', { 'accept-encoding': 'br' });
    expect(body.toString()).toBe('made by the build');
  });
});

describe('security headers', () => {
  it('pages may run only our scripts, inline ones by hash, and cannot be framed', async () => {
    const { headers } = await get('/');
    const policy = String(headers['content-security-policy']);
    const hash = createHash('sha256').update('document.title = 1;').digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("default-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('parts of a page have only short headers', async () => {
    const { headers } = await get('/assets/index-B3xK9aQz.js');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers).not.toHaveProperty('content-security-policy');
  });

  it('everything that can be opened as a document has all headers', async () => {
    for (const path of ['/favicon.svg', '/service-worker.js', '/site.webmanifest']) {
      expect((await get(path)).headers['content-security-policy']).toContain("script-src 'self'");
    }
  });

  it('Q40 the service worker may fetch videos of other hosts, pages may not', async () => {
    const policyOf = async (path: string) =>
      String((await get(path)).headers['content-security-policy']).split(';');
    expect(await policyOf('/service-worker.js')).toContain("connect-src 'self' https:");
    expect(await policyOf('/')).toContain("connect-src 'self'");
  });

  it('pages play and read films of the bucket if every film is there', async () => {
    const S3_PUBLIC_ENDPOINT = 'http://films.example.org:7070/';
    const withBucket = await startGateway({
      upstream,
      env: { S3_PUBLIC_ENDPOINT },
      shell: { 'index.html': PAGE },
    });
    try {
      const { headers } = await fetch(withBucket.url);
      const policy = String(headers.get('content-security-policy')).split(';');
      expect(policy).toContain("connect-src 'self' http://films.example.org:7070");
      expect(policy).toContain("media-src 'self' blob: https: http://films.example.org:7070");
    } finally {
      await withBucket.close();
    }
  });

  it('answers of the API may load nothing', async () => {
    const { headers } = await get('/api/videos');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('require https when the site uses it', async () => {
    const secure = await startGateway({
      upstream,
      env: { PUBLIC_URL: 'https://selah.example' },
    });
    const answer = await fetch(secure.url);
    await answer.text();
    const from = (origin: string) =>
      fetch(`${secure.url}/api/stats/page-view`, { method: 'POST', headers: { origin } });
    expect((await from('https://selah.example')).status).toBe(200);
    expect((await from('http://selah.example')).status).toBe(403);
    await secure.close();
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(answer.headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
  });
});

describe('a missing build', () => {
  it('stops the start with an instruction', async () => {
    const start = startGateway({
      upstream,
      env: { SHELL_DIR: '/nonexistent/shell', ADMIN_DIR: '/nonexistent/admin' },
    });
    await expect(start).rejects.toThrow(
      'SHELL_DIR: no built frontend in /nonexistent/shell: run "npm run build" first',
    );
  });
});
