import { describe, expect, it } from '@jest/globals';
import { describeCacheContract } from '../../testing/contracts/cache.contract.ts';
import { describeSessionStoreContract } from '../../testing/contracts/session-store.contract.ts';
import { describeOn } from '../../testing/engines/engine.ts';
import { anyRedis, ownRedis } from '../../testing/engines/redis.ts';
import { eventually } from '../../testing/eventually.ts';
import { silentLogger } from '../logging/logger.ts';
import { openRedisCache } from './redis-cache.ts';

const LONG = { ttlMs: 60_000 };

function openCache(url: string, keyPrefix = `selah-test-${crypto.randomUUID()}:`, connectTimeoutMs = 1_000) {
  return openRedisCache({ url, keyPrefix, logger: silentLogger(), connectTimeoutMs });
}

describeOn('Redis', anyRedis, (redis) => {
  describeCacheContract('Redis', () => openCache(redis().url));
  describeSessionStoreContract('Redis', () => openCache(redis().url));

  it('shares its entries between processes', async () => {
    const prefix = `selah-test-${crypto.randomUUID()}:`;
    const [left, right] = await Promise.all([openCache(redis().url, prefix), openCache(redis().url, prefix)]);
    await left.set('greeting', 'olá', LONG);
    expect(await right.get('greeting')).toBe('olá');

    await Promise.all(
      Array.from({ length: 100 }, (_, index) => (index % 2 ? left : right).increment('hits', LONG)),
    );
    expect(await left.get('hits')).toBe('100');
    const added = await Promise.all([left, right].map((cache) => cache.add('lock', 'x', LONG)));
    expect(added.filter(Boolean)).toHaveLength(1);
    await Promise.all([left.close(), right.close()]);
  });
});

describeOn('Redis that fails', ownRedis, (redis) => {
  it('fails at once while Redis is down, and works again afterwards', async () => {
    const cache = await openCache(redis().url);
    await cache.set('session', 'x', LONG);

    await redis().kill();
    await eventually(() => expect(cache.check()).rejects.toMatchObject({ code: 'unavailable' }));
    await expect(cache.get('session')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(cache.increment('count', LONG)).rejects.toMatchObject({ code: 'unavailable' });

    await redis().restart();
    await eventually(() => cache.check());
    expect(await cache.get('session')).toBe('x');
    await cache.close();
  }, 30_000);

  it('fails when Redis does not answer', async () => {
    const cache = await openCache(redis().url);
    await redis().freeze();
    try {
      await expect(cache.get('session')).rejects.toMatchObject({ code: 'unavailable' });
    } finally {
      redis().thaw();
    }
    await eventually(() => cache.check());
    await cache.close();
  }, 30_000);

  it('waits for a Redis that starts later', async () => {
    await redis().kill();
    const opening = openCache(redis().url, 'selah-test:', 10_000);
    await redis().restart();
    await (await opening).close();
  }, 30_000);

  it('can be closed while Redis is down', async () => {
    const cache = await openCache(redis().url);
    await redis().kill();
    await cache.close();
    await redis().restart();
  }, 30_000);
});

describe('Redis that is not running', () => {
  it('is reported in one sentence', async () => {
    await expect(openCache('redis://127.0.0.1:1')).rejects.toThrow(
      /^Redis at 127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED/,
    );
  });
});
