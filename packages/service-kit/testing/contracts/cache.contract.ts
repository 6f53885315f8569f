import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Cache } from '../../src/cache/cache.ts';
import { eventually, SLOW_MACHINE_MS } from '../eventually.ts';

const LONG = { ttlMs: 60_000 };
const SHORT = { ttlMs: 30 };

/** The contract of every cache. `open` returns an empty one. */
export function describeCacheContract(name: string, open: () => Promise<Cache>): void {
  jest.setTimeout(SLOW_MACHINE_MS);
  describe(`${name} as a cache`, () => {
    let cache: Cache;

    beforeEach(async () => {
      cache = await open();
    });

    afterEach(async () => {
      await cache.close();
    });

    it('keeps text until it is replaced or deleted', async () => {
      expect(await cache.get('greeting')).toBeUndefined();
      await cache.set('greeting', 'olá');
      expect(await cache.get('greeting')).toBe('olá');
      await cache.set('greeting', 'salut', LONG);
      expect(await cache.get('greeting')).toBe('salut');
      await cache.delete('greeting');
      expect(await cache.get('greeting')).toBeUndefined();
      await cache.delete('greeting');
    });

    it('keeps any text exactly, also empty text, and accepts unusual keys', async () => {
      for (const text of ['', ' ', '\u0000\n', '🕊️ paz', '{"a":1}', 'x'.repeat(100_000)]) {
        await cache.set('limit:login:2001:db8::1 *?[]', text);
        expect(await cache.get('limit:login:2001:db8::1 *?[]')).toBe(text);
      }
    });

    it('drops an entry when it has expired', async () => {
      await cache.set('brief', 'x', SHORT);
      await cache.set('long', 'x', LONG);

      await eventually(async () => expect(await cache.get('brief')).toBeUndefined());
      expect(await cache.get('long')).toBe('x');
    });

    it('a new value without an expiry does not expire', async () => {
      await cache.set('key', 'brief', SHORT);
      await cache.set('probe', 'x', SHORT);
      await cache.set('key', 'lasting');

      await eventually(async () => expect(await cache.get('probe')).toBeUndefined());
      expect(await cache.get('key')).toBe('lasting');
    });

    it('`add` stores only where there is no entry', async () => {
      expect(await cache.add('lock', 'first', LONG)).toBe(true);
      expect(await cache.add('lock', 'second', LONG)).toBe(false);
      expect(await cache.add('other', 'kept')).toBe(true);
      expect(await cache.add('short', 'first', SHORT)).toBe(true);
      await eventually(async () => expect(await cache.add('short', 'second', LONG)).toBe(true));
      expect(await cache.get('short')).toBe('second');
    });

    it('one of many simultaneous `add` calls succeeds', async () => {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) => cache.add('lock', String(index), LONG)),
      );

      expect(answers.filter(Boolean)).toHaveLength(1);
      expect(await cache.get('lock')).toBe(String(answers.indexOf(true)));
    });

    it('`touch` extends an entry, but does not recreate one', async () => {
      // On a busy machine an entry can expire before it is touched.
      await eventually(async () => {
        await cache.set('session', 'x', SHORT);
        expect(await cache.touch('session', LONG)).toBe(true);
      });

      await cache.set('probe', 'x', SHORT);
      await eventually(async () => expect(await cache.get('probe')).toBeUndefined());

      expect(await cache.get('session')).toBe('x');
      expect(await cache.touch('probe', LONG)).toBe(false);
      expect(await cache.get('probe')).toBeUndefined();
    });

    it('`increment` counts, tells when the counter expires, and does not extend it', async () => {
      const first = await cache.increment('count', LONG);
      expect(first.value).toBe(1);
      expect(first.resetMs).toBeGreaterThan(0);
      expect(first.resetMs).toBeLessThanOrEqual(LONG.ttlMs);

      const second = await cache.increment('count', { ttlMs: 2 * LONG.ttlMs, by: 4 });
      expect(second.value).toBe(5);
      expect(second.resetMs).toBeLessThanOrEqual(first.resetMs);
      expect(await cache.get('count')).toBe('5');
    });

    it('starts again from zero after the counter expired or was deleted', async () => {
      await cache.increment('over', { ttlMs: 30, by: 10 });
      await eventually(async () => expect(await cache.get('over')).toBeUndefined());
      expect((await cache.increment('over', LONG)).value).toBe(1);

      await cache.delete('over');
      expect((await cache.increment('over', LONG)).value).toBe(1);
    });

    it('loses no simultaneous increment', async () => {
      const counts = await Promise.all(Array.from({ length: 200 }, () => cache.increment('hits', LONG)));

      expect(counts.map(({ value }) => value).sort((a, b) => a - b)).toEqual(
        Array.from({ length: 200 }, (_, index) => index + 1),
      );
    });

    it('keeps counters and text apart', async () => {
      await cache.increment('count', LONG);
      expect(await cache.add('count', 'x', LONG)).toBe(false);
      await cache.set('text', 'not a number');
      await expect(cache.increment('text', LONG)).rejects.toThrow();
      expect(await cache.get('text')).toBe('not a number');
      await cache.set('count', 'replaced');
      expect(await cache.get('count')).toBe('replaced');
    });

    it('refuses keys that are empty or too long', async () => {
      for (const key of ['', 'k'.repeat(512), 'ã'.repeat(256)]) {
        await expect(cache.get(key)).rejects.toThrow(RangeError);
        await expect(cache.increment(key, LONG)).rejects.toThrow(RangeError);
      }
      await cache.set('k'.repeat(511), 'x');
      expect(await cache.get('k'.repeat(511))).toBe('x');
    });

    it('`check` resolves until the cache is closed', async () => {
      await expect(cache.check()).resolves.toBeUndefined();
      await cache.close();
      await expect(cache.check()).rejects.toMatchObject({ code: 'unavailable' });
      await expect(cache.get('key')).rejects.toMatchObject({ code: 'unavailable' });
    });
  });
}
