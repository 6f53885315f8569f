import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { problemSchema } from '@selah/shared/contracts/problem';
import { type HttpVisitor, httpVisitor, loggedInAdmin } from './support/http-visitor.ts';
import { type RunningProduct, startProduct } from './support/product.ts';

const OPERATOR = { $ne: '' };
const IN_LANGUAGES: readonly [string, RegExp][] = [
  ['pt', /idioma/],
  ['en', /language/],
  ['es', /idioma/],
  ['fr', /langue/],
];

/** A 49-byte playlist that could make ffmpeg read local files. */
const PLAYLIST = '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n#EXT-X-ENDLIST';

describe('invalid input at the gateway', () => {
  let product: RunningProduct;
  let visitor: HttpVisitor;
  let admin: HttpVisitor;
  let videosBefore: string;

  const videos = async () => JSON.stringify((await visitor.call('GET', '/api/videos')).body);

  beforeAll(async () => {
    product = await startProduct();
    visitor = httpVisitor(product.url);
    admin = await loggedInAdmin(product.url);
    videosBefore = await videos();
  });
  afterAll(async () => {
    // After any input the product still answers, and no data was lost or added.
    expect((await visitor.call('GET', '/readyz')).status).toBe(200);
    expect(await videos()).toBe(videosBefore);
    await product?.stop();
  });

  /** Sends these bytes as the path, without the normalisation of `fetch`. */
  function rawGet(path: string, language = 'pt'): Promise<{ status: number; body: string }> {
    return new Promise((resolve, reject) => {
      const { hostname, port } = new URL(product.url);
      const sent = request({ hostname, port, path, headers: { 'accept-language': language } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
        );
      });
      sent.on('error', reject).end();
    });
  }

  function expectProblem(status: number, body: unknown) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    const problem = problemSchema.parse(body);
    expect(problem.message).not.toMatch(/undefined|stack|\bat \//);
    return problem;
  }

  it.each(IN_LANGUAGES)('M-180 reports in %s that a language is unknown', async (language, words) => {
    const { status, body } = await rawGet('/api/videos/random?language=de', language);
    const problem = expectProblem(status, JSON.parse(body));
    expect(problem).toMatchObject({ code: 'unsupported_language', message: expect.stringMatching(words) });
  });

  it.each([
    ['a database operator as the language', '/api/videos?language[$ne]=pt'],
    [
      'a database operator as JSON',
      `/api/videos/random?language=${encodeURIComponent(JSON.stringify(OPERATOR))}`,
    ],
    ['a word as the id of a video', '/api/videos/abc'],
    ['a word as an id', '/api/videos/poster/abc'],
    ['a fraction as an id', '/api/videos/poster/1.5'],
    ['an id above the largest integer', '/api/videos/poster/99999999999999999999'],
    ['a word as the id of captions', '/api/videos/captions/abc'],
    ['a negative excluded id', '/api/videos/random?language=pt&exclude=-1'],
    ['a path above the folder', '/api/videos/file/..%2f..%2fdatabase.sqlite'],
    ['a path above the folder, encoded twice', '/api/videos/file/..%252f..%252fdatabase.sqlite'],
    ['a hidden file', '/api/videos/file/.env'],
    ['a file with a zero byte', '/api/videos/file/a%00.mp4'],
    ['an address that cannot be decoded', '/api/videos/file/%E0%A4%A'],
    ['too many days of history', '/api/stats/history?days=99999999'],
    [
      '10⁵ excluded ids',
      `/api/videos/random?exclude_list=${Array.from({ length: 100_000 }, (_, id) => id + 1).join(',')}`,
    ],
  ])('answers 4xx to %s', async (_, path) => {
    const { status, body } = await rawGet(path);
    expectProblem(status, JSON.parse(body));
  });

  const posts: readonly [string, string, unknown][] = [
    ['a name', '/api/ai/message', { name: OPERATOR, question: 'Oi', language: 'pt' }],
    ['a question', '/api/ai/message', { name: 'Ana', question: OPERATOR, language: 'pt' }],
    ['a language', '/api/ai/message', { name: 'Ana', question: 'Oi', language: OPERATOR }],
    ['an e-mail', '/api/site-users/login', { email: OPERATOR, password: 'x' }],
    ['a password', '/api/site-users/login', { email: 'a@example.org', password: OPERATOR }],
    ['an account', '/api/site-users/register', { email: OPERATOR, name: OPERATOR, password: OPERATOR }],
    ['an administrator', '/api/auth/login', { username: OPERATOR, password: OPERATOR }],
    ['a recovery', '/api/auth/forgot-password', { email: OPERATOR }],
    ['a token', '/api/auth/reset-password', { token: OPERATOR, password: 'anything' }],
    ['a counter’s language', '/api/stats/page-view', { language: OPERATOR }],
  ];
  it.each(posts)('answers 4xx to a database operator for %s', async (_, path, json) => {
    const { status, body } = await visitor.call('POST', path, { json });
    expectProblem(status, body);
  });

  it.each([
    ['malformed JSON', '{"name":', 'application/json', 400],
    ['a form', 'name=Ana&question=Oi', 'application/x-www-form-urlencoded', 415],
    ['plain text', 'hello', 'text/plain', 415],
    [
      '300 KB of JSON',
      JSON.stringify({ name: 'Ana', question: 'a'.repeat(300_000) }),
      'application/json',
      413,
    ],
    ['a list', '[1,2,3]', 'application/json', 400],
    ['deeply nested JSON', '['.repeat(60_000) + ']'.repeat(60_000), 'application/json', 400],
  ])('answers %s with the right 4xx', async (_, body, type, status) => {
    const response = await fetch(`${product.url}/api/ai/message`, {
      method: 'POST',
      headers: { origin: product.url, 'content-type': type },
      body,
    });
    expect(response.status).toBe(status);
    problemSchema.parse(await response.json());
  });

  it('refuses requests from another site, and changes nothing', async () => {
    for (const headers of [{ origin: 'https://evil.example' }, {}]) {
      const response = await fetch(`${product.url}/api/stats/page-view`, { method: 'POST', headers });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: 'cross_origin' });
    }
  });

  it.each([
    ['a playlist named .mp4', PLAYLIST, 415],
    ['an empty file', '', 400],
    ['a web page', '<html><script>alert(1)</script></html>', 415],
  ])('refuses %s as a video', async (_, content, status) => {
    const form = new FormData();
    form.set('title', 'Salmo');
    form.set('language', 'pt');
    form.set('videoFile', new Blob([content], { type: 'video/mp4' }), 'salmo.mp4');
    const answer = await admin.call('POST', '/api/videos', { form });
    expect(answer.status).toBe(status);
    expectProblem(answer.status, answer.body);
  });
});
