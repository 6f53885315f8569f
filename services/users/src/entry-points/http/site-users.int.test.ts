import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createMemoryCache } from '@selah/service-kit/cache/memory-cache';
import type { Identity } from '@selah/service-kit/identity/identity';
import { type RunningService, serve } from '@selah/service-kit/lifecycle/serve';
import { silentLogger } from '@selah/service-kit/logging/logger';
import type { EventBus } from '@selah/service-kit/messaging/event-bus';
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
import { composeUsers } from '../../compose.ts';
import { loadUsersConfig } from '../../config.ts';

interface Account {
  readonly id: number;
  readonly email: string;
  readonly name: string;
}

describe("visitors' accounts", () => {
  const deletedUsers: number[] = [];
  let sqlite: DatabaseSync;
  let messages: Server;
  let eventBus: EventBus;
  let sessions: SessionStore;
  let running: RunningService;
  let api: ApiDriver;

  beforeAll(async () => {
    sqlite = openSqlite(':memory:');
    // Replaces the messages service: two pages of one visitor's messages.
    messages = createServer((request, response) => {
      const before = new URL(request.url ?? '/', 'http://messages').searchParams.get('before');
      const id = before ? 1 : 2;
      if (!before) response.setHeader('x-next-cursor', '2');
      const createdAt = '2026-01-01T00:00:00.000Z';
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify([
          // A later release of that service may send more.
          { id, userId: 1, question: 'q', message: 'm', name: 'n', language: 'pt', createdAt, mood: 'x' },
        ]),
      );
    }).listen(0, '127.0.0.1');
    await once(messages, 'listening');
    const logger = silentLogger();
    const cache = createMemoryCache({ now: Date.now, logger });
    sessions = createSessionStore({ cache, now: Date.now });
    eventBus = createInProcessEventBus({ logger });
    await eventBus.react('site-user.deleted', {
      consumer: 'test',
      handle: async ({ data }) => {
        deletedUsers.push(data.userId);
      },
    });
    const config = loadUsersConfig({
      PUBLIC_URL: 'https://selah.example',
      MESSAGES_URL: `http://127.0.0.1:${(messages.address() as AddressInfo).port}`,
      INTERNAL_SECRET: TEST_INTERNAL_SECRET,
    });
    const service = composeUsers(config, { eventBus, cache, sessions, sqlite, logger });
    running = await serve(service, { host: '127.0.0.1', port: 0 });
    api = createApiDriver(running.url);
  });

  afterAll(async () => {
    await running.close();
    await eventBus.close();
    sqlite.close();
    messages.close();
  });

  const register = (email: string, details = {}) =>
    api.post('/api/site-users/register', { json: { email, name: 'Ana', password: 'segredo1', ...details } });
  const logIn = (email: string, password = 'segredo1', as: Identity = {}) =>
    api.post('/api/site-users/login', { json: { email, password }, as });
  const account = async (email: string) => ((await register(email)).body as { user: Account }).user;
  const tokenOf = ({ headers }: Answer) =>
    /site_session=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';

  describe('registering', () => {
    it('M-073 M-203 creates an account without logging in', async () => {
      const answer = await register('Novo@Example.org');
      expect(answer).toMatchObject({
        status: 201,
        body: {
          message: 'Registro realizado com sucesso!',
          user: { email: 'novo@example.org', name: 'Ana' },
        },
      });
      expect(answer.headers.get('set-cookie')).toBeNull();
    });

    it('M-168 never returns the password or its hash', async () => {
      const answers = [await register('hidden@example.org'), await logIn('hidden@example.org')];
      expect(JSON.stringify(answers.map(({ body }) => body))).not.toMatch(/segredo1|argon2|password/i);
    });

    it('M-076 Q20 refuses an existing e-mail address in any case, in the visitor’s language', async () => {
      await register('dup@example.org');
      expect(await register('DUP@example.ORG')).toMatchObject({
        status: 409,
        body: { code: 'email_taken', message: 'Este e-mail já está cadastrado.' },
      });
    });

    it('M-076 creates one account for fifty simultaneous requests', async () => {
      const answers = await Promise.all(Array.from({ length: 50 }, () => register('fifty@example.org')));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409 || status === 503)).toHaveLength(49);
    });

    it('M-195 to M-201 validates every rule on the server', async () => {
      expect(await register('not-an-email', { name: 'A', password: '12345' })).toMatchObject({
        status: 400,
        body: {
          code: 'invalid_input',
          issues: [
            { path: 'email', message: 'Email inválido' },
            { path: 'name', message: 'Nome deve ter pelo menos 2 caracteres' },
            { path: 'password', message: 'Senha deve ter pelo menos 6 caracteres' },
          ],
        },
      });
    });

    it.each([
      ['an emoji', '🌊'.repeat(2)],
      ['right-to-left letters', 'مريم'],
      ['two letters', 'Zé'],
    ])('Q35 accepts a name of %s', async (kind, name) => {
      expect((await register(`${kind.replaceAll(' ', '-')}@example.org`, { name })).status).toBe(201);
    });

    it.each([
      ['zero-width spaces', '\u200b\u200b\u200b'],
      ['an override and NUL', '\u202e\u0000\u202c'],
      ['Hangul fillers', '\u3164\u3164'],
      ['blank Braille', '\u2800\u2800'],
      ['a letter and what cannot be seen', 'A\u200d\u200d'],
    ])('refuses a name of %s at its field, in the visitor’s language', async (_, name) => {
      const headers = { 'accept-language': 'fr' };
      const json = { email: 'unseen@example.org', name, password: 'segredo1' };
      expect(await api.post('/api/site-users/register', { json, headers })).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'name', message: 'Le nom doit comporter au moins 2 caractères' }] },
      });
    });

    it('greets by a pasted name as it is read, on one line', async () => {
      const answer = await register('pasted@example.org', { name: '\u202eAna\u000b Jose\u0301\u0000\u200b' });
      expect(answer).toMatchObject({ status: 201, body: { user: { name: 'Ana José' } } });
    });

    it('accepts its password from every keyboard, composed or not', async () => {
      const forms = ['coração', 'corac\u0327a\u0303o'];
      for (const [index, password] of forms.entries()) {
        await register(`keyboard${index}@example.org`, { password });
        for (const typed of forms)
          expect((await logIn(`keyboard${index}@example.org`, typed)).status).toBe(200);
      }
      expect((await logIn('keyboard0@example.org', 'coracao')).status).toBe(401);
    });

    it('takes every address that browsers take, and knows it again in each of its forms', async () => {
      expect((await register('maria&jose@example.org')).status).toBe(201);
      expect((await register('\u200bana@mu\u0308nchen.example ')).status).toBe(201);
      expect(await register('ana@xn--mnchen-3ya.example')).toMatchObject({ body: { code: 'email_taken' } });
      expect((await logIn('Ana@MÜNCHEN.example')).status).toBe(200);
    });

    it.each([
      ['a name of 10 000 letters', { name: 'a'.repeat(10_000) }],
      ['an operator for an e-mail', { email: { $ne: '' } }],
      ['an operator for a password', { password: { $gt: '' } }],
      ['an array of names', { name: ['Ana', 'Rui'] }],
    ])('refuses %s', async (_, details) => {
      expect(await register('bad@example.org', details)).toMatchObject({ status: 400 });
    });
  });

  describe('logging in', () => {
    it('M-202 Q2 returns the user and sets a cookie that scripts cannot read', async () => {
      await register('in@example.org');
      const answer = await logIn('IN@example.org');
      expect(answer).toMatchObject({ status: 200, body: { email: 'in@example.org', name: 'Ana' } });
      const cookie = answer.headers.get('set-cookie') ?? '';
      for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Secure'])
        expect(cookie).toContain(attribute);
      expect(await sessions.resolve('site-user', tokenOf(answer))).toMatchObject({ kind: 'site-user' });
    });

    it('M-071 returns the same message for an unknown e-mail and a wrong password', async () => {
      await register('words@example.org');
      const [wrong, unknown] = [
        await logIn('words@example.org', 'x'),
        await logIn('nobody@example.org', 'x'),
      ];
      expect(wrong.status).toBe(401);
      expect(unknown.status).toBe(401);
      expect(wrong.body).toEqual(unknown.body);
    });

    it('M-160 stores the time of the login', async () => {
      const { id } = await account('when@example.org');
      await logIn('when@example.org');
      const { body } = await api.get(`/api/site-users/${id}`, { as: asSiteUser(id) });
      const { createdAt, lastLogin } = body as { createdAt: string; lastLogin: string };
      expect(Date.parse(lastLogin)).toBeGreaterThan(Date.parse(createdAt));
    });

    it('ends the session of the request, against session fixation', async () => {
      const { id } = await account('fixation@example.org');
      const first = tokenOf(await logIn('fixation@example.org'));
      const session = await sessions.resolve('site-user', first);
      await logIn('fixation@example.org', 'segredo1', { siteUser: { id, sessionId: session?.id ?? '' } });
      expect(await sessions.resolve('site-user', first)).toBeUndefined();
    });

    it('Q20 refuses one network after ten wrong passwords, with the delay, and still accepts the owner', async () => {
      await register('throttle@example.org');
      const from = (address: string, password: string, devices = '') =>
        api.post('/api/site-users/login', {
          json: { email: 'throttle@example.org', password },
          headers: { 'x-selah-client-address': address, 'x-selah-device-cookies': devices },
        });
      const known = await from('192.0.2.1', 'segredo1');
      const [device = ''] =
        /__Host-selah_site_device=[^;]+/.exec(known.headers.get('set-cookie') ?? '') ?? [];
      for (let attempt = 0; attempt < 10; attempt += 1) await from('203.0.113.9', 'wrong');
      const answer = await from('203.0.113.9', 'segredo1');
      expect(answer).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await from('203.0.113.9', 'segredo1', device)).status).toBe(200);
    });
  });

  describe('logging out', () => {
    it('ends the session: its cookie is invalid afterwards', async () => {
      const { id } = await account('out@example.org');
      const token = tokenOf(await logIn('out@example.org'));
      const session = await sessions.resolve('site-user', token);
      const answer = await api.post('/api/site-users/logout', {
        as: { siteUser: { id, sessionId: session?.id ?? '' } },
      });
      expect(answer.status).toBe(204);
      expect(answer.headers.get('set-cookie')).toMatch(/Max-Age=0|Expires=Thu, 01 Jan 1970/);
      expect(await sessions.resolve('site-user', token)).toBeUndefined();
    });

    it('succeeds without a session', async () => {
      expect((await api.post('/api/site-users/logout')).status).toBe(204);
    });
  });

  describe('own data', () => {
    it.each(['get', 'delete'] as const)('M-008 another visitor cannot %s', async (method) => {
      const { id } = await account(`mine-${method}@example.org`);
      const path = `/api/site-users/${id}`;
      expect(await api[method](path)).toMatchObject({ status: 401 });
      expect(await api[method](path, { as: asAdmin })).toMatchObject({ status: 401 });
      expect(await api[method](path, { as: asSiteUser(id + 1) })).toMatchObject({ status: 403 });
      expect(await api.get(path, { as: asSiteUser(id) })).toMatchObject({ status: 200, body: { id } });
    });

    it('is exported completely, page by page, as a download', async () => {
      const { id } = await account('export@example.org');
      const answer = await api.get(`/api/site-users/${id}/export`, { as: asSiteUser(id) });
      expect(answer.headers.get('content-disposition')).toContain('attachment');
      expect(answer.body).toMatchObject({
        user: { email: 'export@example.org' },
        savedMessages: [{ id: 2 }, { id: 1 }],
      });
    });

    it('is deleted with every session, and other services are told', async () => {
      const { id } = await account('bye@example.org');
      const token = tokenOf(await logIn('bye@example.org'));
      expect((await api.delete(`/api/site-users/${id}`, { as: asSiteUser(id) })).status).toBe(204);
      expect(await sessions.resolve('site-user', token)).toBeUndefined();
      expect((await logIn('bye@example.org')).status).toBe(401);
      expect(deletedUsers).toContain(id);
      expect(await api.get(`/api/site-users/${id}`, { as: asSiteUser(id) })).toMatchObject({ status: 404 });
    });

    it.each(['1e3', '0', '-1', 'abc', '%7B%22$ne%22:1%7D', '99999999999999999999'])(
      'is not found under %s',
      async (id) => {
        expect(await api.get(`/api/site-users/${id}`, { as: asSiteUser(1) })).toMatchObject({ status: 400 });
      },
    );
  });
});
