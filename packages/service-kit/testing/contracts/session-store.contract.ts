import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Cache } from '../../src/cache/cache.ts';
import { createSessionStore } from '../../src/sessions/cache-session-store.ts';
import { SESSION_LIFETIMES } from '../../src/sessions/session-lifetimes.ts';
import type { SessionStore } from '../../src/sessions/session-store.ts';
import { eventually, SLOW_MACHINE_MS } from '../eventually.ts';

const MARIA = { kind: 'site-user', subjectId: 7 } as const;
const ADMIN = { kind: 'admin', subjectId: 7, username: 'ana' } as const;

/** The contract of a session store over any cache. `openCache` returns an empty one. */
export function describeSessionStoreContract(name: string, openCache: () => Promise<Cache>): void {
  jest.setTimeout(SLOW_MACHINE_MS);
  describe(`${name} as a session store`, () => {
    let cache: Cache;
    let now: number;
    let sessions: SessionStore;

    beforeEach(async () => {
      cache = await openCache();
      now = Date.now();
      sessions = createSessionStore({ cache, now: () => now });
    });

    afterEach(async () => {
      await cache.close();
    });

    it('opens a session whose token resolves to its user', async () => {
      const token = await sessions.open(ADMIN);

      expect(token).toMatch(/^[\w-]{43}$/);
      const session = await sessions.resolve('admin', token);
      expect(session).toEqual({ ...ADMIN, id: expect.stringMatching(/^[0-9a-f]{64}$/), createdAt: now });
    });

    it('resolves a session with fields of a later release, and keeps them', async () => {
      const token = await sessions.open(MARIA);
      const id = (await sessions.resolve('site-user', token))?.id ?? '';
      const stored = JSON.parse((await cache.get(`session:${id}`)) ?? '') as object;
      const later = JSON.stringify({ ...stored, device: 'phone' });
      await cache.set(`session:${id}`, later, { ttlMs: 60_000 });

      now += 120_000;
      expect(await sessions.resolve('site-user', token)).toMatchObject(MARIA);
      expect(await cache.get(`session:${id}`)).toBe(later);
    });

    it('resolves a session while the store can be read but not written', async () => {
      const token = await sessions.open(MARIA);
      const readOnly = { ...cache, touch: () => Promise.reject(new Error('the disk is full')) };
      const restarted = createSessionStore({ cache: readOnly, now: () => now });
      expect(await restarted.resolve('site-user', token)).toMatchObject(MARIA);
    });

    it('finds an active session by its id, only with its own kind', async () => {
      const token = await sessions.open(ADMIN);
      const session = await sessions.resolve('admin', token);
      const id = session?.id ?? '';

      expect(await sessions.find('admin', id)).toEqual(session);
      expect(await sessions.find('site-user', id)).toBeUndefined();
      await sessions.end(id);
      expect(await sessions.find('admin', id)).toBeUndefined();
    });

    it('gives every session its own token and stores none', async () => {
      const tokens = await Promise.all(Array.from({ length: 20 }, () => sessions.open(MARIA)));
      expect(new Set(tokens).size).toBe(20);

      const session = await sessions.resolve('site-user', tokens[0] ?? '');
      expect(await cache.get(`session:${tokens[0]}`)).toBeUndefined();
      expect(await cache.get(`session:${session?.id}`)).not.toContain(tokens[0] ?? '');
    });

    it("does not accept a visitor's token as that of an administrator with the same id", async () => {
      const token = await sessions.open(MARIA);
      expect(await sessions.resolve('admin', token)).toBeUndefined();
      expect(await sessions.resolve('site-user', token)).toMatchObject(MARIA);
    });

    it('resolves an unknown token to nothing', async () => {
      expect(await sessions.resolve('site-user', 'A'.repeat(43))).toBeUndefined();
    });

    it('does not look up text that is not a token', async () => {
      await cache.close();
      for (const token of [
        '',
        'short',
        'A'.repeat(44),
        `${'A'.repeat(42)}é`,
        `${'A'.repeat(42)}\n`,
        '{"$ne":""}',
      ]) {
        expect(await sessions.resolve('site-user', token)).toBeUndefined();
      }
      await expect(sessions.resolve('site-user', 'A'.repeat(43))).rejects.toMatchObject({
        code: 'unavailable',
      });
    });

    it('ends one session and keeps the others', async () => {
      const [phone, laptop] = [await sessions.open(MARIA), await sessions.open(MARIA)];
      const session = await sessions.resolve('site-user', phone);

      await sessions.end(session?.id ?? '');

      expect(await sessions.resolve('site-user', phone)).toBeUndefined();
      expect(await sessions.resolve('site-user', laptop)).toMatchObject(MARIA);
    });

    it('ends all sessions of one user and of no other, and allows a new login', async () => {
      const marias = [await sessions.open(MARIA), await sessions.open(MARIA)];
      const admins = await sessions.open(ADMIN);
      const someoneElse = await sessions.open({ ...MARIA, subjectId: 8 });

      await sessions.endAllOf('site-user', MARIA.subjectId);
      const again = await sessions.open(MARIA);

      for (const token of marias) expect(await sessions.resolve('site-user', token)).toBeUndefined();
      expect(await sessions.resolve('site-user', again)).toMatchObject(MARIA);
      expect(await sessions.resolve('admin', admins)).toMatchObject(ADMIN);
      expect(await sessions.resolve('site-user', someoneElse)).toMatchObject({ subjectId: 8 });

      await sessions.endAllOf('site-user', MARIA.subjectId);
      expect(await sessions.resolve('site-user', again)).toBeUndefined();
    });

    it('ends a session at its maximum age although it is used', async () => {
      const token = await sessions.open(ADMIN);
      now += SESSION_LIFETIMES.admin.absoluteMs - 1;
      expect(await sessions.resolve('admin', token)).toMatchObject(ADMIN);
      now += 1;
      expect(await sessions.resolve('admin', token)).toBeUndefined();
    });

    it('ends a session that is not used', async () => {
      const lifetimes = { ...SESSION_LIFETIMES, admin: { idleMs: 50, absoluteMs: 60_000 } };
      const impatient = createSessionStore({ cache, now: () => now, lifetimes });
      const token = await impatient.open(ADMIN);

      // Idle time is renewed at most once a minute, and this clock does not move, so that resolving does not extend
      // the session.
      await eventually(async () => expect(await impatient.resolve('admin', token)).toBeUndefined());
    });

    it('extends the session of a user who comes back', async () => {
      const lifetimes = { ...SESSION_LIFETIMES, admin: { idleMs: 1_500, absoluteMs: 1e12 } };
      const store = createSessionStore({ cache, now: () => now, lifetimes });
      const token = await store.open(ADMIN);
      await cache.set('as long as the session was to last', 'x', { ttlMs: 1_500 });

      await eventually(async () => {
        now += 61_000;
        expect(await store.resolve('admin', token)).toMatchObject({ username: 'ana' });
        expect(await cache.get('as long as the session was to last')).toBeUndefined();
      });
    });

    it('does not recreate a session that is ended while it is used', async () => {
      for (let round = 0; round < 20; round += 1) {
        const token = await sessions.open(MARIA);
        const session = await sessions.resolve('site-user', token);
        now += 61_000;
        await Promise.all([sessions.resolve('site-user', token), sessions.end(session?.id ?? '')]);
        expect(await sessions.resolve('site-user', token)).toBeUndefined();
      }
    });
  });
}
