import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createMemoryCache } from '@selah/service-kit/cache/memory-cache';
import { type RunningService, serve } from '@selah/service-kit/lifecycle/serve';
import { silentLogger } from '@selah/service-kit/logging/logger';
import type { EventBus } from '@selah/service-kit/messaging/event-bus';
import { createInProcessEventBus } from '@selah/service-kit/messaging/in-process-event-bus';
import { createSessionStore } from '@selah/service-kit/sessions/cache-session-store';
import type { SessionStore } from '@selah/service-kit/sessions/session-store';
import {
  type Answer,
  type ApiDriver,
  asAdmin,
  asSiteUser,
  createApiDriver,
  TEST_INTERNAL_SECRET,
} from '@selah/service-kit/testing/api-driver';
import { startTestDatabase, type TestDatabase } from '@selah/service-kit/testing/test-database';
import { composeAdmin } from '../../compose.ts';
import { loadAdminConfig } from '../../config.ts';

describe('the administrator', () => {
  let minutesPassed = 0;
  const now = () => Date.now() + minutesPassed * 60_000;
  let settingsChanged = 0;
  let data: string;
  let database: TestDatabase;
  let eventBus: EventBus;
  let sessions: SessionStore;
  let running: RunningService;
  let api: ApiDriver;

  beforeAll(async () => {
    data = await mkdtemp(join(tmpdir(), 'selah-admin-'));
    database = await startTestDatabase();
    const logger = silentLogger();
    const cache = createMemoryCache({ now: Date.now, logger });
    sessions = createSessionStore({ cache, now: Date.now });
    eventBus = createInProcessEventBus({ logger });
    await eventBus.react('settings.changed', {
      consumer: 'test',
      handle: async () => {
        settingsChanged += 1;
      },
    });
    const config = loadAdminConfig({
      MONGODB_URI: database.uri,
      PUBLIC_URL: 'https://selah.example',
      INTERNAL_SECRET: TEST_INTERNAL_SECRET,
      ADMIN_USERNAME: 'admin',
      ADMIN_PASSWORD: 'first-password',
      ADMIN_EMAIL: 'Dona@Example.org',
      SELAH_DATA_DIR: data,
    });
    running = await serve(composeAdmin(config, { eventBus, cache, sessions, logger, now }), {
      host: '127.0.0.1',
      port: 0,
    });
    api = createApiDriver(running.url, TEST_INTERNAL_SECRET, now);
  });

  afterAll(async () => {
    await running.close();
    await eventBus.close();
    await database.stop();
    await rm(data, { recursive: true });
  });

  const logIn = (password: string, username = 'admin') =>
    api.post('/api/auth/login', { json: { username, password } });
  const tokenOf = ({ headers }: Answer) =>
    /admin_session=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';
  const forgot = (email: unknown) => api.post('/api/auth/forgot-password', { json: { email } });
  const reset = (token: string, password: string) =>
    api.post('/api/auth/reset-password', { json: { token, password } });

  async function mails(): Promise<string[]> {
    const directory = join(data, 'mail');
    const names = (await readdir(directory).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
    return Promise.all(names.map((name) => readFile(join(directory, name), 'utf8')));
  }

  /** Asks for a recovery and waits for its mail, which goes out behind the answer. */
  async function mailedToken(): Promise<string> {
    const before = (await mails()).length;
    await forgot('dona@example.org');
    for (let all = await mails(); ; all = await mails()) {
      const text = all[before]?.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
      if (text) return /[?&]reset=([0-9a-f]{64})/.exec(text)?.[1] ?? '';
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  it('M-222 logs in with a name and a password, and gets a cookie that scripts cannot read', async () => {
    const answer = await logIn('first-password');
    expect(answer).toMatchObject({ status: 200, body: { id: 1, username: 'admin' } });
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly; Secure; SameSite=Lax/);
    expect(await sessions.resolve('admin', tokenOf(answer))).toMatchObject({
      username: 'admin',
      subjectId: 1,
    });
  });

  it('M-106 hears the same words for a wrong name and a wrong password', async () => {
    const [wrong, unknown] = [await logIn('nope'), await logIn('nope', 'nobody')];
    expect(wrong).toMatchObject({ status: 401, body: { message: 'Credenciais inválidas' } });
    expect(unknown.body).toEqual(wrong.body);
  });

  it('M-221 Q43 is told who they are, and nobody is no error', async () => {
    expect(await api.get('/api/auth/user')).toMatchObject({
      status: 200,
      body: { authenticated: false, loggedIn: false },
    });
    expect(await api.get('/api/auth/user', { as: asAdmin })).toMatchObject({
      body: { authenticated: true, loggedIn: true, username: 'admin', id: 1 },
    });
  });

  it('M-223 logs out: the cookie, replayed, opens nothing', async () => {
    const token = tokenOf(await logIn('first-password'));
    const session = await sessions.resolve('admin', token);
    const as = { admin: { id: 1, username: 'admin', sessionId: session?.id ?? '' } };
    expect((await api.post('/api/auth/logout', { as })).status).toBe(204);
    expect(await sessions.resolve('admin', token)).toBeUndefined();
  });

  describe('who forgot the password', () => {
    it('Q23 hears the same whether or not the address is known, and only a known one gets mail', async () => {
      const unknown = await forgot('stranger@example.org');
      expect(unknown).toMatchObject({
        status: 200,
        body: { message: 'Instruções de recuperação de senha enviadas para seu e-mail' },
      });
      expect((await forgot('DONA@example.org')).body).toEqual(unknown.body);
      await mailedToken();
      expect((await mails()).every((mail) => /^To: dona@example\.org$/m.test(mail))).toBe(true);
    });

    it('M-108 is told when the address is missing', async () => {
      expect(await forgot('')).toMatchObject({
        status: 400,
        body: { issues: [{ message: 'Por favor, informe seu e-mail para recuperação de senha' }] },
      });
    });

    it('M-111 sets a new password with the mailed link, once, and every old session ends', async () => {
      const oldSession = tokenOf(await logIn('first-password'));
      const token = await mailedToken();
      expect((await reset(token, 'second-password')).status).toBe(200);
      expect((await logIn('first-password')).status).toBe(401);
      expect((await logIn('second-password')).status).toBe(200);
      expect(await sessions.resolve('admin', oldSession)).toBeUndefined();
      expect(await reset(token, 'third-password')).toMatchObject({
        status: 400,
        body: { code: 'reset_token_invalid' },
      });
    });

    it('M-111 cannot use a link after an hour, nor one that a newer link replaced', async () => {
      const replaced = await mailedToken();
      const token = await mailedToken();
      expect((await reset(replaced, 'fourth-password')).status).toBe(400);
      minutesPassed = 61;
      expect(await reset(token, 'fourth-password')).toMatchObject({ status: 400 });
      minutesPassed = 0;
    });

    it.each(['', 'a'.repeat(64), '../../etc', { $ne: '' }])(
      'gets nowhere with the token %j',
      async (token) => {
        expect(
          (await api.post('/api/auth/reset-password', { json: { token, password: 'anything' } })).status,
        ).toBe(400);
      },
    );

    it('holds a link that was asked for through a foreign Host header to our own address', async () => {
      await api.post('/api/auth/forgot-password', {
        json: { email: 'dona@example.org' },
        headers: { 'x-forwarded-host': 'evil.example' },
      });
      await mailedToken();
      expect((await mails()).join('')).not.toContain('evil.example');
    });
  });

  describe('the site settings', () => {
    const codes = { headerAdCode: '<script>ad()</script>', footerAdCode: '' };

    it('M-205 are empty at first and open to everyone', async () => {
      expect(await api.get('/api/site-settings')).toMatchObject({
        status: 200,
        body: { headerAdCode: '', footerAdCode: '' },
      });
    });

    it('M-206 M-007 change for an administrator only', async () => {
      expect((await api.put('/api/site-settings', { json: codes })).status).toBe(401);
      expect((await api.put('/api/site-settings', { json: codes, as: asSiteUser(1) })).status).toBe(401);
      expect(await api.put('/api/site-settings', { json: codes, as: asAdmin })).toMatchObject({
        status: 200,
        body: codes,
      });
      expect((await api.get('/api/site-settings')).body).toEqual(codes);
      expect(settingsChanged).toBe(1);
    });

    it('M-031 are shown in a document that can neither reach our site nor be framed by another', async () => {
      const { body, headers } = await api.get('/api/site-settings/frame/header');
      expect(body).toContain('<script>ad()</script>');
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/^sandbox allow-scripts(?!.*allow-same-origin)/);
      expect(policy).toContain("frame-ancestors 'self'");
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect((await api.get('/api/site-settings/frame/sidebar')).status).toBe(400);
    });

    it.each([
      ['too long', { headerAdCode: 'a'.repeat(20_001), footerAdCode: '' }],
      ['an operator', { headerAdCode: { $set: 1 }, footerAdCode: '' }],
      ['one missing', { headerAdCode: '' }],
    ])('Q37 are refused when they are %s, and stay as they were', async (_, json) => {
      expect((await api.put('/api/site-settings', { json, as: asAdmin })).status).toBe(400);
      expect((await api.get('/api/site-settings')).body).toEqual(codes);
    });
  });

  it('is guessed at ten times in a quarter of an hour at most', async () => {
    const answers = await Promise.all(Array.from({ length: 15 }, () => logIn('guess', 'victim')));
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10);
    expect(answers.some(({ status }) => status === 429)).toBe(true);
  });
});
