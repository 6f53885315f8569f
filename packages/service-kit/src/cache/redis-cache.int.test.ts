import { describe, expect, it } from '@jest/globals';
import { BrokenCircuitError } from 'cockatiel';
import { Redis } from 'ioredis';
import { describeCacheContract } from '../../testing/contracts/cache.contract.ts';
import { describeSessionStoreContract } from '../../testing/contracts/session-store.contract.ts';
import { describeOn } from '../../testing/engines/engine.ts';
import { anyRedis, ownRedis, redisOnDisk } from '../../testing/engines/redis.ts';
import { eventually } from '../../testing/eventually.ts';
import { describeOnSmallDisk } from '../../testing/small-disk.ts';
import { standStill } from '../../testing/stand-still.ts';
import type { AppError } from '../errors/app-error.ts';
import { silentLogger } from '../logging/logger.ts';
import { openRedisCache } from './redis-cache.ts';

const LONG = { ttlMs: 60_000 };

function openCache(url: string, keyPrefix = `selah-test-${crypto.randomUUID()}:`, connectTimeoutMs = 20_000) {
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
  });

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
  });

  it('does not take a standstill of its own process for one of Redis', async () => {
    const cache = await openCache(redis().url);
    await cache.set('session', 'x', LONG);
    const answers = [1, 2, 3].map(() => cache.get('session'));
    standStill(700);
    expect(await Promise.all(answers)).toEqual(['x', 'x', 'x']);
    // Three failures would have kept everyone from Redis for a second.
    expect(await cache.get('session')).toBe('x');
    await cache.close();
  });

  it('asks a Redis that does not answer once a second, and answers all other commands at once', async () => {
    const cache = await openCache(redis().url);
    const failure = () =>
      cache.get('session').then(
        () => undefined,
        (error: AppError) => error.cause,
      );
    await redis().freeze();
    try {
      for (const _ of [1, 2, 3])
        expect(await failure()).toMatchObject({ message: 'Redis did not answer in time' });
      expect(await failure()).toBeInstanceOf(BrokenCircuitError);
      await expect(cache.increment('count', LONG)).rejects.toMatchObject({ code: 'unavailable' });
    } finally {
      redis().thaw();
    }
    await eventually(() => cache.set('session', 'x', LONG));
    expect(await cache.get('session')).toBe('x');
    await cache.close();
  });

  it('keeps nobody waiting for the one command that tries again', async () => {
    const cache = await openCache(redis().url);
    await redis().freeze();
    try {
      await Promise.all([1, 2, 3].map(() => expect(cache.get('session')).rejects.toThrow()));
      const ended: string[] = [];
      const ask = (name: string) => cache.get('session').catch(() => ended.push(name));
      await eventually(async () => {
        ended.length = 0;
        // Only the one that tries again goes to Redis and takes half a second.
        const first = ask('first');
        await Promise.all([first, ask('second'), ask('third')]);
        expect(ended).toEqual(['second', 'third', 'first']);
      });
    } finally {
      redis().thaw();
    }
    await eventually(() => cache.check());
    await cache.close();
  });

  it('waits for a Redis that starts later', async () => {
    await redis().kill();
    const opening = openCache(redis().url, 'selah-test:');
    await redis().restart();
    await (await opening).close();
  });

  it('can be closed while Redis is down', async () => {
    const cache = await openCache(redis().url);
    await redis().kill();
    await cache.close();
    await redis().restart();
  });
});

describeOnSmallDisk('a full disk', 8, (disk) => {
  describeOn('Redis', redisOnDisk(disk.path), (redis) => {
    it('refuses writes because its disk is full, answers reads, and loses nothing', async () => {
      const cache = await openCache(redis().url);
      const write = (name: string) => cache.set(name, 'x'.repeat(1_000), LONG);
      await write('first');
      await cache.increment('count', LONG);
      await disk.fill();
      const kept: string[] = [];
      const full = { code: 'storage_full', status: 507 };
      await expect(
        (async () => {
          for (let at = 0; at < 1_000; at += 1) {
            await write(`more-${at}`);
            kept.push(`more-${at}`);
          }
        })(),
      ).rejects.toMatchObject(full);
      for (const refused of [
        () => cache.add('lock', 'x', LONG),
        () => cache.delete('first'),
        () => cache.touch('first', LONG),
        () => cache.increment('count', LONG),
      ]) {
        await expect(refused()).rejects.toMatchObject(full);
      }
      expect(await cache.get('first')).toHaveLength(1_000);
      expect(await cache.get('count')).toBe('1');
      await cache.check();

      await disk.free();
      // Redis tries to write its log again once per second.
      await eventually(() => write('last'));
      expect((await cache.increment('count', LONG)).value).toBe(2);
      await redis().restart();
      await eventually(() => cache.check());
      for (const name of ['first', ...kept]) expect(await cache.get(name)).toHaveLength(1_000);
      await cache.close();
    });
  });
});

describeOn('Redis in a state in which it refuses', ownRedis, (redis) => {
  const withAdministrator = async (work: (admin: Redis) => Promise<void>) => {
    const admin = new Redis(redis().url);
    await work(admin);
    admin.disconnect();
  };

  it('says that the memory is full while `maxmemory` is reached', async () => {
    const cache = await openCache(redis().url);
    await cache.set('session', 'x', LONG);
    await withAdministrator(async (admin) => {
      await admin.config('SET', 'maxmemory', '1');
      await expect(cache.set('other', 'x', LONG)).rejects.toMatchObject({ code: 'storage_full' });
      await expect(cache.increment('count', LONG)).rejects.toMatchObject({ code: 'storage_full' });
      expect(await cache.get('session')).toBe('x');
      await admin.config('SET', 'maxmemory', '0');
    });
    await cache.set('other', 'x', LONG);
    await cache.close();
  });

  it('is unavailable for writes while it is a replica', async () => {
    const cache = await openCache(redis().url);
    await withAdministrator(async (admin) => {
      await admin.replicaof('127.0.0.1', 1);
      await expect(cache.set('other', 'x', LONG)).rejects.toMatchObject({ code: 'unavailable' });
      await admin.replicaof('NO', 'ONE');
    });
    await cache.close();
  });
});

describe('Redis that is not running', () => {
  it('is reported in one sentence', async () => {
    await expect(openCache('redis://127.0.0.1:1', 'selah-test:', 1_000)).rejects.toThrow(
      /^Redis at 127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED/,
    );
  });
});
