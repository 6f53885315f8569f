import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createMemoryCache } from '@selah/service-kit/cache/memory-cache';
import { type RunningService, serve } from '@selah/service-kit/lifecycle/serve';
import { silentLogger } from '@selah/service-kit/logging/logger';
import { createInProcessEventBus } from '@selah/service-kit/messaging/in-process/in-process-event-bus';
import { createSessionStore } from '@selah/service-kit/sessions/cache-session-store';
import { openSqlite } from '@selah/service-kit/sqlite/open-sqlite';
import { asAdmin, createApiDriver, TEST_INTERNAL_SECRET } from '@selah/service-kit/testing/api-driver';
import { serviceHealthSchema } from '@selah/shared/contracts/site-health/site-health';
import { SMTPServer } from 'smtp-server';
import { composeAdmin } from '../../compose.ts';
import { loadAdminConfig } from '../../config.ts';

let data: string;
const ends: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'selah-admin-health-'));
});
afterAll(() => rm(data, { recursive: true }));
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function start(env: Readonly<Record<string, string>> = {}) {
  const sqlite = openSqlite(':memory:');
  ends.push(async () => sqlite.close());
  const logger = silentLogger();
  const cache = createMemoryCache({ logger });
  const sessions = createSessionStore({ cache, now: Date.now });
  const config = loadAdminConfig({
    PUBLIC_URL: 'http://127.0.0.1:8080',
    INTERNAL_SECRET: TEST_INTERNAL_SECRET,
    ADMIN_PASSWORD: 'first-password',
    ADMIN_EMAIL: 'dona@example.org',
    SELAH_DATA_DIR: data,
    ...env,
  });
  const running: RunningService = await serve(
    composeAdmin(config, { eventBus: createInProcessEventBus({ logger }), cache, sessions, sqlite, logger }),
    {
      host: '127.0.0.1',
      port: 0,
    },
  );
  ends.push(() => running.close());
  const api = createApiDriver(running.url, TEST_INTERNAL_SECRET);
  const conditions = async () => {
    const { body } = await api.get('/api/admin/site-health/admin', { as: asAdmin });
    return serviceHealthSchema.parse(body).conditions;
  };
  const sendTestMail = () => api.post('/api/admin/test-mail', { as: asAdmin });
  return { conditions, sendTestMail, api };
}

/** A mail server that takes everything; resolves to its address. */
async function acceptingMailServer(): Promise<string> {
  const server = new SMTPServer({ disabledCommands: ['STARTTLS', 'AUTH'] });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  ends.push(() => new Promise<void>((closed) => server.close(() => closed())));
  const { port } = server.server.address() as AddressInfo;
  return `smtp://127.0.0.1:${port}`;
}

/** A mail server that refuses everybody; resolves to its address. */
async function refusingMailServer(): Promise<string> {
  const server: Server = createServer((socket) => void socket.end('554 no mail from here\r\n'));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  ends.push(() => new Promise((closed) => server.close(closed)));
  const address = server.address();
  return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

describe('how mail and address are', () => {
  it('says that mail becomes files, and that the site is on this machine only', async () => {
    const { conditions, sendTestMail } = await start();
    expect(await conditions()).toEqual([
      { name: 'database', state: 'good' },
      { name: 'sessions', state: 'good' },
      { name: 'address', state: 'off' },
      { name: 'mail', state: 'off' },
    ]);
    expect((await sendTestMail()).status).toBe(204);
    const [name = ''] = await readdir(join(data, 'mail'));
    const mail = await readFile(join(data, 'mail', name), 'utf8');
    expect(mail).toContain('To: dona@example.org');
    expect(mail).toContain('Subject: Selah: e-mail de teste');
  });

  it('says that a mail server sends, but for a sender whom nobody believes', async () => {
    const env = { SMTP_URL: await acceptingMailServer() };
    expect(await (await start(env)).conditions()).toContainEqual({ name: 'mail', state: 'attention' });
    const named = await start({ ...env, MAIL_FROM: 'Selah <selah@example.org>' });
    expect(await named.conditions()).toContainEqual({ name: 'mail', state: 'good' });
  });

  it('notices a mail server that refuses, and says so when a mail is tried', async () => {
    const { conditions, sendTestMail } = await start({ SMTP_URL: await refusingMailServer() });
    expect(await conditions()).toContainEqual({ name: 'mail', state: 'failing' });
    expect(await sendTestMail()).toMatchObject({ status: 502, body: { code: 'mail_failed' } });
  });

  it('sends nothing without an address', async () => {
    const { sendTestMail } = await start({ ADMIN_EMAIL: '' });
    expect(await sendTestMail()).toMatchObject({ status: 409, body: { code: 'mail_without_address' } });
  });

  it('is for the administrator alone (M-007)', async () => {
    const { api } = await start();
    expect((await api.get('/api/admin/site-health/admin')).status).toBe(401);
    expect((await api.post('/api/admin/test-mail')).status).toBe(401);
  });
});
