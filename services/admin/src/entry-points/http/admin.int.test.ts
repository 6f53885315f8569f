import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Cache } from '@selah/service-kit/cache/cache';
import { createMemoryCache } from '@selah/service-kit/cache/memory-cache';
import { type RunningService, serve } from '@selah/service-kit/lifecycle/serve';
import { silentLogger } from '@selah/service-kit/logging/logger';
import { createInProcessEventBus } from '@selah/service-kit/messaging/in-process/in-process-event-bus';
import { createSessionStore } from '@selah/service-kit/sessions/cache-session-store';
import type { SessionStore } from '@selah/service-kit/sessions/session-store';
import { openSqlite } from '@selah/service-kit/sqlite/open-sqlite';
import {
  type Answer,
  type ApiDriver,
  asAdmin,
  asSiteUser,
  createApiDriver,
  TEST_INTERNAL_SECRET,
} from '@selah/service-kit/testing/api-driver';
import { savedSiteSettingsSchema } from '@selah/shared/contracts/admin/ads';
import { composeAdmin } from '../../compose.ts';
import { loadAdminConfig } from '../../config.ts';

describe('the administrator', () => {
  let minutesPassed = 0;
  const now = () => Date.now() + minutesPassed * 60_000;
  let data: string;
  let sqlite: DatabaseSync;
  let cache: Cache;
  let sessions: SessionStore;
  let running: RunningService;
  let api: ApiDriver;

  beforeAll(async () => {
    data = await mkdtemp(join(tmpdir(), 'selah-admin-'));
    sqlite = openSqlite(':memory:');
    const logger = silentLogger();
    cache = createMemoryCache({ logger, now });
    sessions = createSessionStore({ cache, now });
    const config = loadAdminConfig({
      PUBLIC_URL: 'https://selah.example',
      INTERNAL_SECRET: TEST_INTERNAL_SECRET,
      ADMIN_USERNAME: 'admin',
      ADMIN_PASSWORD: 'first-password',
      ADMIN_EMAIL: 'Dona@Example.org',
      SELAH_DATA_DIR: data,
    });
    running = await serve(
      composeAdmin(config, {
        eventBus: createInProcessEventBus({ logger }),
        cache,
        sessions,
        sqlite,
        logger,
        now,
      }),
      {
        host: '127.0.0.1',
        port: 0,
      },
    );
    api = createApiDriver(running.url, TEST_INTERNAL_SECRET, now);
  });

  afterAll(async () => {
    await running.close();
    sqlite.close();
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

  /** Requests a recovery and waits for its mail, which is sent after the answer. */
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

  it('M-106 gets the same message for a wrong name and a wrong password', async () => {
    const [wrong, unknown] = [await logIn('nope'), await logIn('nope', 'nobody')];
    expect(wrong).toMatchObject({ status: 401, body: { message: 'Credenciais inválidas' } });
    expect(unknown.body).toEqual(wrong.body);
  });

  it('M-169 M-221 Q43 can read the session, and its absence is no error', async () => {
    expect(await api.get('/api/auth/user')).toMatchObject({
      status: 200,
      body: { authenticated: false, loggedIn: false },
    });
    expect(await api.get('/api/auth/user', { as: asAdmin })).toMatchObject({
      body: { authenticated: true, loggedIn: true, username: 'admin', id: 1 },
    });
  });

  it('M-223 logs out: the cookie is invalid afterwards', async () => {
    const token = tokenOf(await logIn('first-password'));
    const session = await sessions.resolve('admin', token);
    const as = { admin: { id: 1, username: 'admin', sessionId: session?.id ?? '' } };
    expect((await api.post('/api/auth/logout', { as })).status).toBe(204);
    expect(await sessions.resolve('admin', token)).toBeUndefined();
  });

  describe('password recovery', () => {
    it('M-224 Q23 has the same answer for known and unknown addresses, and mails only known ones', async () => {
      const unknown = await forgot('stranger@example.org');
      expect(unknown).toMatchObject({
        status: 200,
        body: { message: 'Instruções de recuperação de senha enviadas para seu e-mail' },
      });
      expect((await forgot('\u200bDONA@example.org\u00a0')).body).toEqual(unknown.body);
      await mailedToken();
      expect((await mails()).every((mail) => /^To: dona@example\.org$/m.test(mail))).toBe(true);
    });

    it('M-108 M-224 reports a missing address', async () => {
      expect(await forgot('')).toMatchObject({
        status: 400,
        body: { issues: [{ message: 'Por favor, informe seu e-mail para recuperação de senha' }] },
      });
    });

    it('M-111 sets a new password with the mailed link, once, and ends every old session', async () => {
      minutesPassed += 61;
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

    it('sets a password that opens from every keyboard, composed or not', async () => {
      minutesPassed += 61;
      expect((await reset(await mailedToken(), 'corac\u0327a\u0303o\u00a01')).status).toBe(200);
      for (const typed of ['coração 1', 'corac\u0327a\u0303o 1', 'coração\u00a01'])
        expect((await logIn(typed)).status).toBe(200);
      expect((await logIn('coracao 1')).status).toBe(401);
      expect((await reset(await mailedToken(), 'second-password')).status).toBe(200);
    });

    it('M-111 refuses a link after an hour, and one that a newer link replaced', async () => {
      minutesPassed += 61;
      const replaced = await mailedToken();
      const token = await mailedToken();
      expect((await reset(replaced, 'fourth-password')).status).toBe(400);
      minutesPassed += 61;
      expect(await reset(token, 'fourth-password')).toMatchObject({ status: 400 });
    });

    it.each(['', 'a'.repeat(64), '../../etc', { $ne: '' }])('refuses the token %j', async (token) => {
      expect(
        (await api.post('/api/auth/reset-password', { json: { token, password: 'anything' } })).status,
      ).toBe(400);
    });

    it('uses the configured address in the link, whatever the Host header is', async () => {
      minutesPassed += 61;
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

    it('M-205 are empty at first and public', async () => {
      expect(await api.get('/api/site-settings')).toMatchObject({
        status: 200,
        body: { headerAdCode: '', footerAdCode: '' },
      });
    });

    it('M-206 M-007 can be changed by an administrator only', async () => {
      expect((await api.put('/api/site-settings', { json: codes })).status).toBe(401);
      expect((await api.put('/api/site-settings', { json: codes, as: asSiteUser(1) })).status).toBe(401);
      expect(await api.put('/api/site-settings', { json: codes, as: asAdmin })).toMatchObject({
        status: 200,
        body: codes,
      });
      expect((await api.get('/api/site-settings')).body).toEqual(codes);
    });

    it('M-165 Q37 answer a change with what is stored, and with its time', async () => {
      const before = Date.now();
      const { body } = await api.put('/api/site-settings', { json: codes, as: asAdmin });
      const { lastUpdated, ...saved } = savedSiteSettingsSchema.required().parse(body);
      expect(saved).toEqual(codes);
      expect(Date.parse(lastUpdated)).toBeGreaterThanOrEqual(before);
    });

    it('refuse a change that is based on an older version, without storing a version', async () => {
      const versions = async () => (await api.get('/api/site-settings/versions', { as: asAdmin })).body;
      const before = await versions();
      const mine = { headerAdCode: '<b>mine</b>', footerAdCode: '' };
      const unseen = { headerAdCode: '<b>unseen</b>', footerAdCode: '' };
      expect(
        await api.put('/api/site-settings', { json: { ...mine, basedOn: unseen }, as: asAdmin }),
      ).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
      expect((await api.get('/api/site-settings')).body).toEqual(codes);
      expect(await versions()).toEqual(before);
    });

    it('accept one of many simultaneous changes with the same base', async () => {
      const answers = await Promise.all(
        Array.from({ length: 5 }, (_, number) =>
          api.put('/api/site-settings', {
            json: { ...codes, footerAdCode: `<p>${number}</p>`, basedOn: codes },
            as: asAdmin,
          }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
      const settings = (await api.get('/api/site-settings')).body as typeof codes;
      const [newest] = (await api.get('/api/site-settings/versions', { as: asAdmin }))
        .body as (typeof codes)[];
      expect(newest).toMatchObject(settings);
      const restored = { json: { ...codes, basedOn: settings }, as: asAdmin };
      expect(await api.put('/api/site-settings', restored)).toMatchObject({ status: 200, body: codes });
    });

    it('M-031 are shown in a document that cannot access our site and cannot be framed by others', async () => {
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
    ])('Q37 are refused when they are %s, and stay unchanged', async (_, json) => {
      expect((await api.put('/api/site-settings', { json, as: asAdmin })).status).toBe(400);
      expect((await api.get('/api/site-settings')).body).toEqual(codes);
    });
  });

  describe('the own account', () => {
    const CHROME =
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36';
    const headers = { 'user-agent': CHROME, 'x-selah-client-address': '203.0.113.77' };
    let password = 'second-password';

    /** Logs in with another browser of the administrator. */
    async function enter() {
      const token = tokenOf(
        await api.post('/api/auth/login', { json: { username: 'admin', password }, headers }),
      );
      const session = await sessions.resolve('admin', token);
      return {
        token,
        sessionId: session?.id ?? '',
        as: { admin: { id: 1, username: 'admin', sessionId: session?.id ?? '' } },
      };
    }

    it('shows the sessions with their origin, and which one is current', async () => {
      const [first, second] = [await enter(), await enter()];
      const { body } = await api.get('/api/auth/account', { as: second.as });
      expect(body).toMatchObject({ id: 1, username: 'admin', email: 'dona@example.org', mail: 'files' });
      const listed = (body as { sessions: { id: string; isCurrent: boolean }[] }).sessions;
      expect(listed.filter(({ isCurrent }) => isCurrent).map(({ id }) => id)).toEqual([second.sessionId]);
      expect(listed.find(({ id }) => id === first.sessionId)).toMatchObject({
        browser: 'Chrome · Windows',
        address: '203.0.113.x',
        openedAt: expect.stringMatching(/Z$/),
      });
    });

    it('ends one own session, and none of another administrator', async () => {
      const [first, second] = [await enter(), await enter()];
      const end = (id: string, as = second.as) => api.delete(`/api/auth/sessions/${id}`, { as });
      expect((await end(first.sessionId)).status).toBe(204);
      expect(await sessions.resolve('admin', first.token)).toBeUndefined();
      expect((await end(first.sessionId)).status).toBe(404);
      const stranger = { admin: { id: 2, username: 'other', sessionId: 'b'.repeat(64) } };
      expect((await end(second.sessionId, stranger)).status).toBe(404);
      expect(await sessions.resolve('admin', second.token)).toBeDefined();
    });

    it('ends all other sessions', async () => {
      const [first, second] = [await enter(), await enter()];
      const { status, body } = await api.delete('/api/auth/sessions', { as: second.as });
      expect(status).toBe(200);
      expect((body as { ended: number }).ended).toBeGreaterThan(0);
      expect(await sessions.resolve('admin', first.token)).toBeUndefined();
      expect(await sessions.resolve('admin', second.token)).toBeDefined();
      expect((await api.get('/api/auth/account', { as: second.as })).body).toMatchObject({
        sessions: [{ id: second.sessionId }],
      });
    });

    it('changes the password with the current one only; other sessions end, this browser gets a new one', async () => {
      const [first, second] = [await enter(), await enter()];
      const change = (currentPassword: string, wanted: string) =>
        api.put('/api/auth/password', {
          json: { currentPassword, password: wanted },
          as: second.as,
          headers,
        });
      expect(await change('guess', 'fifth-password')).toMatchObject({
        status: 403,
        body: { code: 'wrong_password', message: 'A senha atual não confere.' },
      });
      expect((await change(password, 'curta')).status).toBe(400);
      const changed = await change(password, 'fifth-password');
      password = 'fifth-password';
      expect(changed.status).toBe(200);
      expect(await sessions.resolve('admin', tokenOf(changed))).toMatchObject({ subjectId: 1 });
      for (const { token } of [first, second]) expect(await sessions.resolve('admin', token)).toBeUndefined();
      expect((await logIn('second-password')).status).toBe(401);
      expect((await logIn('fifth-password')).status).toBe(200);
    });

    it('changes the e-mail address for recovery, and informs the old address', async () => {
      const { as } = await enter();
      const before = (await mails()).length;
      const json = { currentPassword: password, email: 'Nova@Example.org' };
      expect((await api.put('/api/auth/email', { json: { ...json, currentPassword: 'x' }, as })).status).toBe(
        403,
      );
      expect(await api.put('/api/auth/email', { json, as })).toMatchObject({
        status: 200,
        body: { email: 'nova@example.org' },
      });
      const [told] = (await mails()).slice(before);
      expect(told).toMatch(/^To: dona@example\.org$/m);
      const back = { currentPassword: password, email: 'dona@example.org' };
      expect((await api.put('/api/auth/email', { json: back, as })).status).toBe(200);
    });

    it.each(['', 'not-an-address', { $ne: '' }])('refuses the address %j', async (email) => {
      const { as } = await enter();
      const answer = await api.put('/api/auth/email', { json: { currentPassword: password, email }, as });
      expect(answer.status).toBe(400);
    });

    it('limits attempts at the current password', async () => {
      const { as } = await enter();
      const json = { currentPassword: 'guess', password: 'sixth-password' };
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => api.put('/api/auth/password', { json, as })),
      );
      expect(answers.some(({ status }) => status === 429)).toBe(true);
    });
  });

  describe('earlier ad codes', () => {
    const save = (headerAdCode: string) =>
      api.put('/api/site-settings', { json: { headerAdCode, footerAdCode: '<p>rodapé</p>' }, as: asAdmin });
    const versions = async () =>
      (await api.get('/api/site-settings/versions', { as: asAdmin })).body as Record<string, unknown>[];

    it('M-007 are for administrators alone', async () => {
      expect((await api.get('/api/site-settings/versions')).status).toBe(401);
      expect((await api.get('/api/site-settings/versions', { as: asSiteUser(1) })).status).toBe(401);
    });

    it('are the last ten, newest first, with author and time; unchanged codes are no version', async () => {
      for (let number = 1; number <= 12; number += 1) await save(`<b>${number}</b>`);
      await save('<b>12</b>');
      const listed = await versions();
      expect(listed.map(({ headerAdCode }) => headerAdCode)).toEqual(
        Array.from({ length: 10 }, (_, index) => `<b>${12 - index}</b>`),
      );
      expect(listed[0]).toMatchObject({ savedBy: 'admin', footerAdCode: '<p>rodapé</p>' });
      expect(Date.parse(String(listed[0]?.savedAt))).not.toBeNaN();
    });
  });

  describe('a preview of ad code', () => {
    const preview = (json: unknown, as = asAdmin) => api.post('/api/site-settings/previews', { json, as });

    it('is the same document that visitors would get, for administrators only', async () => {
      const code = '<script>preview()</script>';
      const { status, body } = await preview({ code });
      expect(status).toBe(201);
      const path = `/api/site-settings/previews/${(body as { preview: string }).preview}`;
      const shown = await api.get(path, { as: asAdmin });
      await api.put('/api/site-settings', { json: { headerAdCode: code, footerAdCode: '' }, as: asAdmin });
      const served = await api.get('/api/site-settings/frame/header');
      expect(shown.body).toBe(served.body);
      for (const header of [
        'content-security-policy',
        'content-type',
        'x-frame-options',
        'referrer-policy',
      ]) {
        expect(shown.headers.get(header)).toBe(served.headers.get(header));
      }
      expect((await api.get(path)).status).toBe(401);
    });

    it.each([{}, { code: 7 }, { code: 'a'.repeat(20_001) }])('is refused for %.40j', async (json) => {
      expect((await preview(json)).status).toBe(400);
    });

    it('is found by its id only', async () => {
      const path = (name: string) => `/api/site-settings/previews/${name}`;
      expect((await api.get(path('0'.repeat(64)), { as: asAdmin })).status).toBe(404);
      expect((await api.get(path('..%2Fframe'), { as: asAdmin })).status).toBe(400);
    });
  });

  describe('guessing an administrator’s password', () => {
    const from = (address: string, password: string, devices = '') =>
      api.post('/api/auth/login', {
        json: { username: 'admin', password },
        headers: { 'x-selah-client-address': address, 'x-selah-device-cookies': devices },
      });
    const deviceOf = ({ headers }: Answer) =>
      /(__Host-selah_admin_device=[^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';

    it('is refused for one network after ten attempts in 15 minutes', async () => {
      const answers = await Promise.all(Array.from({ length: 15 }, () => logIn('guess', 'victim')));
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    });

    it('does not lock out the owner on another network or in a known browser', async () => {
      const device = deviceOf(await from('192.0.2.1', 'fifth-password'));
      expect(device).not.toBe('');
      for (let attempt = 0; attempt < 10; attempt += 1) await from('203.0.113.9', 'guess');
      expect((await from('203.0.113.9', 'fifth-password')).status).toBe(429);
      expect((await from('203.0.113.9', 'fifth-password', device)).status).toBe(200);
      for (let attempt = 0; attempt < 10; attempt += 1) await from('203.0.113.9', 'guess');
      expect((await from('192.0.2.1', 'fifth-password')).status).toBe(200);
    });

    it('is forgotten after a recovery by mail', async () => {
      minutesPassed += 61;
      for (let attempt = 0; attempt < 11; attempt += 1) await from('203.0.113.9', 'guess');
      expect((await reset(await mailedToken(), 'sixth-password')).status).toBe(200);
      expect((await from('203.0.113.9', 'sixth-password')).status).toBe(200);
    });
  });

  describe('repeated recovery requests', () => {
    it('send three mails per hour, and the last link works', async () => {
      minutesPassed += 61;
      const token = [await mailedToken(), await mailedToken(), await mailedToken()].at(-1) ?? '';
      const before = (await mails()).length;
      for (let request = 0; request < 5; request += 1)
        expect((await forgot('dona@example.org')).status).toBe(200);
      expect((await reset(token, 'seventh-password')).status).toBe(200);
      expect(await mails()).toHaveLength(before);
    });
  });
});
