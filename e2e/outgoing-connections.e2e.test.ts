import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, SLOW_MACHINE_MS } from '@selah/service-kit/testing/eventually';
import { httpVisitor, loggedInAdmin, loggedInVisitor } from './support/http-visitor.ts';
import { type RunningProduct, startProduct } from './support/product.ts';
import { formWithVideo, untilReady } from './support/test-videos.ts';

const WATCH = pathToFileURL(join(import.meta.dirname, 'support', 'watch-connections.mjs')).href;
const HEALTH = ['videos', 'users', 'messages', 'stats', 'admin'].map(
  (name) => `/api/admin/site-health/${name}`,
);

/** Everybody else whom a configuration can name. What they answer does not matter here. */
const OTHERS = ['letters.example', 'mail.example', 'traces.example', 'films.example', 'copies.example'];

describe('who is contacted', () => {
  const everybody = createServer((_, response) => response.writeHead(500).end());
  let folder: string;
  let product: RunningProduct;

  beforeAll(async () => {
    everybody.listen(0, '127.0.0.1');
    await once(everybody, 'listening');
    const { port } = everybody.address() as AddressInfo;
    folder = await mkdtemp(join(tmpdir(), 'selah-connections-'));
    product = await startProduct({
      env: {
        NODE_OPTIONS: `--import ${WATCH}`,
        WATCHED_CONNECTIONS: join(folder, 'connections'),
        SELAH_SEED: 'none',
        ADMIN_EMAIL: 'dona@example.org',
        OPENAI_BASE_URL: `http://letters.example:${port}/v1`,
        OPENAI_MODEL: 'a-model',
        SMTP_URL: `smtp://mail.example:${port}`,
        OTEL_EXPORTER_OTLP_ENDPOINT: `http://traces.example:${port}`,
        S3_ENDPOINT: `http://films.example:${port}`,
        S3_BUCKET: 'selah',
        S3_ACCESS_KEY_ID: 'key',
        S3_SECRET_ACCESS_KEY: 'secret',
        BACKUP_S3_ENDPOINT: `http://copies.example:${port}`,
        BACKUP_S3_BUCKET: 'copies',
        BACKUP_S3_ACCESS_KEY_ID: 'key',
        BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
      },
    });
  });
  afterAll(async () => {
    await product?.stop();
    everybody.closeAllConnections();
    everybody.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Names and addresses of other machines, each once. */
  async function contacted(): Promise<readonly string[]> {
    const hosts = (await readFile(join(folder, 'connections'), 'utf8')).split('\n').filter(Boolean);
    const isThisMachine = (host: string) => host === 'localhost' || /^(127\.|::1$)/.test(host);
    return [...new Set(hosts)].filter((host) => !isThisMachine(host)).sort();
  }

  it('is exactly whom the page about privacy names', async () => {
    const anyone = httpVisitor(product.url);
    const admin = await loggedInAdmin(product.url);
    const ana = await loggedInVisitor(product.url, 'ana@example.org');

    const letter = { name: 'Ana', question: 'Tenho medo do exame', language: 'pt' };
    expect((await anyone.call('POST', '/api/ai/message', { json: letter })).status).toBe(200);
    await anyone.call('POST', '/api/stats/page-view', { json: { page: 'home', language: 'pt' } });
    const kept = { ...letter, userId: ana.id, message: 'Paz.' };
    expect((await ana.call('POST', '/api/saved-messages', { json: kept })).status).toBe(201);
    expect((await ana.call('GET', `/api/site-users/${ana.id}/export`)).status).toBe(200);
    expect((await ana.call('DELETE', `/api/site-users/${ana.id}`)).status).toBe(204);

    expect((await admin.call('POST', '/api/videos', { form: formWithVideo() })).status).toBe(201);
    await untilReady(admin, 'Salmo 23');
    await admin.call('POST', '/api/debug/upload-all-to-firebase');
    await admin.call('POST', '/api/admin/test-mail');
    await anyone.call('POST', '/api/auth/forgot-password', { json: { email: 'dona@example.org' } });
    for (const path of HEALTH) expect((await admin.call('GET', path)).status).toBe(200);

    await eventually(
      async () => expect(await contacted()).toEqual(expect.arrayContaining(OTHERS)),
      SLOW_MACHINE_MS,
    );
    const page = String((await anyone.call('GET', '/privacidade')).body);
    const named = [...page.matchAll(/<li><b>([^<]+)<\/b>/g)].map(([, host]) => host).sort();
    expect(await contacted()).toEqual(named);
    expect(named.some((host) => isIP(host ?? '') !== 0)).toBe(false);
  });
});
