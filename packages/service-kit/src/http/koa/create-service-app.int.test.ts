import { PassThrough, Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { languageSchema } from '@selah/shared/contracts/languages';
import { pino } from 'pino';
import { z } from 'zod';
import {
  type ApiDriver,
  asAdmin,
  asSiteUser,
  createApiDriver,
  TEST_INTERNAL_SECRETS,
} from '../../../testing/api-driver.ts';
import { type RunningService, serve } from '../../lifecycle/serve.ts';
import { createServiceApp } from './create-service-app.ts';
import { parseJsonBody, parseParams, parseQuery } from './parse-request.ts';
import { requireAdmin, requireOwn } from './require-access.ts';

const bodySchema = z.object({ name: z.string().trim().min(1).max(10), language: languageSchema.optional() });

describe('a service app', () => {
  const logLines: string[] = [];
  let isDatabaseUp = true;
  let isBrokerFrozen = false;
  let running: RunningService;
  let api: ApiDriver;

  beforeAll(async () => {
    const sink = new PassThrough();
    sink.on('data', (chunk: Buffer) => logLines.push(chunk.toString()));
    const app = createServiceApp({
      name: 'sample',
      logger: pino({ level: 'info' }, sink),
      internalSecrets: TEST_INTERNAL_SECRETS,
      readiness: {
        database: async () => {
          if (!isDatabaseUp) throw new Error('gone');
        },
      },
      status: { events: () => (isBrokerFrozen ? new Promise(() => {}) : Promise.resolve()) },
      routes: (router) => {
        router.get('/api/things', (ctx) => {
          ctx.body = parseQuery(ctx, z.object({ language: languageSchema.default('pt') }));
        });
        router.get('/api/things/:id', (ctx) => {
          ctx.body = parseParams(ctx, z.object({ id: z.string().regex(/^\d+$/) }));
        });
        router.post('/api/things', async (ctx) => {
          ctx.body = await parseJsonBody(ctx, bodySchema);
        });
        router.get('/api/admin-thing', (ctx) => {
          ctx.body = requireAdmin(ctx);
        });
        router.get('/api/own/:id', (ctx) => {
          ctx.body = requireOwn(ctx, Number(ctx.params.id));
        });
        router.get('/api/broken', () => {
          throw new TypeError('secret detail /etc/passwd');
        });
        router.get('/api/breaks-off', (ctx) => {
          ctx.body = Readable.from(
            (async function* () {
              yield 'first part';
              throw new Error('the disk went away');
            })(),
          );
        });
      },
    });
    running = await serve(
      { name: 'sample', handle: app.callback(), start: async () => {}, stop: async () => {} },
      { host: '127.0.0.1', port: 0 },
    );
    api = createApiDriver(running.url);
  });

  afterAll(() => running.close());

  it('parses a valid request with its schema', async () => {
    const answer = await api.post('/api/things', { json: { name: ' Ana ', extra: true } });
    expect(answer).toMatchObject({ status: 200, body: { name: 'Ana' } });
  });

  it.each([
    ['pt', 'Escolha pt, en, es ou fr'],
    ['en', 'Choose pt, en, es or fr'],
    ['es', 'Elige pt, en, es o fr'],
    ['fr', 'Choisissez pt, en, es ou fr'],
  ])("M-180 refuses an unsupported language, in the browser's language %s", async (language, message) => {
    const answer = await api.get('/api/things?language=de', { headers: { 'accept-language': language } });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'unsupported_language', issues: [{ path: 'language', message }] },
    });
  });

  it.each([
    ['de, en;q=0.5, es;q=0.7', 'Elige pt, en, es o fr'],
    ['fr;q=0, en;q=0.1', 'Choose pt, en, es or fr'],
    ['fr-CA, en', 'Choisissez pt, en, es ou fr'],
    ['est, frp;q=0.9, en;q=0.5', 'Choose pt, en, es or fr'],
    ['ptg, fr-CA;q=0.2', 'Choisissez pt, en, es ou fr'],
    ['*', 'Escolha pt, en, es ou fr'],
    ['x'.repeat(501), 'Escolha pt, en, es ou fr'],
  ])('M-178 chooses the language of %s by quality values', async (header, message) => {
    const answer = await api.get('/api/things?language=de', { headers: { 'accept-language': header } });
    expect(answer.body).toMatchObject({ issues: [{ message }] });
  });

  it('prefers the language of the body to that of the browser', async () => {
    const answer = await api.post('/api/things', {
      json: { name: '', language: 'fr' },
      headers: { 'accept-language': 'en' },
    });
    expect(answer.body).toMatchObject({ issues: [{ path: 'name', message: 'Champ obligatoire' }] });
  });

  it.each([
    ['a word for an id', '/api/things/abc'],
    ['an operator for an id', '/api/things/%7B%22$ne%22:%22%22%7D'],
    ['an operator in the query', '/api/things?language[$ne]=pt'],
    ['a repeated parameter', '/api/things?language=pt&language=en'],
    ['an address that does not decode', '/api/things/%E0%A4%A'],
  ])('answers 4xx to %s', async (_, path) => {
    const answer = await api.get(path);
    expect([400, 404]).toContain(answer.status);
  });

  it.each([
    [
      'malformed JSON',
      { raw: '{"name":', headers: { 'content-type': 'application/json' } },
      400,
      'malformed_body',
    ],
    [
      'a form',
      { raw: 'name=Ana', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      'unsupported_media_type',
    ],
    ['an operator for text', { json: { name: { $ne: '' } } }, 400, 'invalid_input'],
    ['a list for an object', { json: ['Ana'] }, 400, 'invalid_input'],
    ['null', { json: null }, 400, 'invalid_input'],
    ['nothing', {}, 400, 'invalid_input'],
    ['200 KB', { json: { name: 'a'.repeat(200_000) } }, 413, 'body_too_large'],
  ])('answers %s with a 4xx and keeps running', async (_, call, status, code) => {
    expect(await api.post('/api/things', call)).toMatchObject({ status, body: { code } });
    expect((await api.get('/healthz')).status).toBe(200);
  });

  it('ignores prototype properties in a body', async () => {
    const raw = '{"name":"Ana","__proto__":{"isAdmin":true}}';
    const answer = await api.post('/api/things', { raw, headers: { 'content-type': 'application/json' } });
    expect(answer.body).toEqual({ name: 'Ana' });
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  });

  it('refuses requests that did not come through the gateway', async () => {
    const answer = await api.get('/api/things', { headers: { 'x-selah-identity': 'forged' } });
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });

  it('M-007 M-008 distinguishes a missing session from a wrong one', async () => {
    expect((await api.get('/api/admin-thing')).status).toBe(401);
    expect((await api.get('/api/admin-thing', { as: asSiteUser(7) })).status).toBe(401);
    expect((await api.get('/api/admin-thing', { as: asAdmin })).status).toBe(200);
    expect((await api.get('/api/own/7')).status).toBe(401);
    expect((await api.get('/api/own/7', { as: asSiteUser(8) })).status).toBe(403);
    expect((await api.get('/api/own/7', { as: asSiteUser(7) })).status).toBe(200);
  });

  it('distinguishes an unknown path from an unknown method', async () => {
    expect(await api.get('/api/nothing')).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await api.delete('/api/things')).toMatchObject({
      status: 405,
      body: { code: 'method_not_allowed' },
    });
  });

  it('hides internal errors, logs them with the request id, and keeps running', async () => {
    const answer = await api.get('/api/broken', {
      headers: { 'x-request-id': 'req-42', 'accept-language': 'en' },
    });
    expect(answer).toMatchObject({ status: 500, body: { code: 'internal' } });
    expect(JSON.stringify(answer.body)).not.toContain('passwd');
    const line = logLines.find((text) => text.includes('secret detail'));
    expect(line).toContain('"requestId":"req-42"');
  });

  it('aborts an answer that fails midway, so that clients see it is incomplete', async () => {
    await expect(api.get('/api/breaks-off')).rejects.toThrow();
    expect((await api.get('/healthz')).status).toBe(200);
  });

  it('is not ready while a required dependency is down', async () => {
    isDatabaseUp = false;
    expect(await api.get('/readyz')).toMatchObject({
      status: 503,
      body: { checks: { database: 'unavailable' } },
    });
    isDatabaseUp = true;
    expect(await api.get('/readyz')).toMatchObject({ status: 200, body: { checks: { database: 'ok' } } });
  });

  it('stays ready while an optional dependency is frozen, and reports it within two seconds', async () => {
    isBrokerFrozen = true;
    const signal = AbortSignal.timeout(2_000);
    expect(await api.get('/readyz', { signal })).toMatchObject({ status: 200 });
    expect(await api.get('/statusz', { signal })).toMatchObject({
      status: 200,
      body: { status: 'degraded', checks: { database: 'ok', events: 'unavailable' } },
    });
    isBrokerFrozen = false;
    expect(await api.get('/statusz')).toMatchObject({ body: { status: 'ok' } });
  });

  it('never logs the query or the body', async () => {
    await api.post('/api/things?canary=in-the-query', { json: { name: 'canary-in-body' } });
    expect(logLines.join('')).not.toContain('canary');
  });
});
