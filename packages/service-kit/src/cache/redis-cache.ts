import { Redis, type Result } from 'ioredis';
import { AppError } from '../errors/app-error.ts';
import type { Logger } from '../logging/logger.ts';
import type { Cache } from './cache.ts';
import { assertCacheKey, wholeMilliseconds } from './cache-key.ts';

export interface RedisCacheOptions {
  /** `redis://[user:password@]host:port[/database]` or `rediss://…`. */
  readonly url: string;
  readonly logger: Logger;
  /** Begins every key, so that installations can share a Redis. */
  readonly keyPrefix?: string;
  /** Milliseconds that the first connection may take. */
  readonly connectTimeoutMs?: number;
}

/** One step inside Redis: no counter stays without an expiry when a process dies between the two. */
const RAISE_COUNTER = `
local value = redis.call('INCRBY', KEYS[1], ARGV[1])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[2])
  left = tonumber(ARGV[2])
end
return {value, left}`;

declare module 'ioredis' {
  interface RedisCommander<Context> {
    /** Answers the new value and the milliseconds that are left of its life. */
    raiseCounter(key: string, by: number, ttlMs: number): Result<[number, number], Context>;
  }
}

/**
 * The cache of a product in several processes. Commands fail at once while there is no connection, and after half a second
 * when Redis does not answer: no request waits for it longer.
 * @throws Error in one sentence when Redis does not answer at the start.
 */
export async function openRedisCache(options: RedisCacheOptions): Promise<Cache> {
  const { url, logger, keyPrefix = 'selah:', connectTimeoutMs = 10_000 } = options;
  const redis = new Redis(url, {
    keyPrefix,
    commandTimeout: 500,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    retryStrategy: (times) => Math.min(times * 100, 2_000),
    lazyConnect: true,
    // A connection that is given up holds the process for this long, in milliseconds.
    disconnectTimeout: 200,
    scripts: { raiseCounter: { numberOfKeys: 1, lua: RAISE_COUNTER } },
  });
  let reason = '';
  redis.on('error', (error: Error) => {
    // Each of the endless attempts to reconnect says the same: once is enough.
    if (error.message !== reason) logger.warn({ err: error }, 'Redis cannot be reached');
    reason = error.message;
  });
  redis.on('ready', () => {
    reason = '';
  });
  await waitUntilReady(redis, connectTimeoutMs);

  async function reach<Answer>(command: () => Promise<Answer>): Promise<Answer> {
    try {
      return await command();
    } catch (cause) {
      if (isAnswer(cause)) throw cause;
      throw new AppError('unavailable', { cause });
    }
  }

  return {
    get: async (key) => {
      assertCacheKey(key);
      return (await reach(() => redis.get(key))) ?? undefined;
    },
    set: async (key, value, expiry) => {
      assertCacheKey(key);
      if (expiry) await reach(() => redis.set(key, value, 'PX', wholeMilliseconds(expiry.ttlMs)));
      else await reach(() => redis.set(key, value));
    },
    add: async (key, value, expiry) => {
      assertCacheKey(key);
      const answer = expiry
        ? await reach(() => redis.set(key, value, 'PX', wholeMilliseconds(expiry.ttlMs), 'NX'))
        : await reach(() => redis.set(key, value, 'NX'));
      return answer === 'OK';
    },
    delete: async (key) => {
      assertCacheKey(key);
      await reach(() => redis.del(key));
    },
    touch: async (key, { ttlMs }) => {
      assertCacheKey(key);
      return (await reach(() => redis.pexpire(key, wholeMilliseconds(ttlMs)))) === 1;
    },
    increment: async (key, { ttlMs, by = 1 }) => {
      assertCacheKey(key);
      const [value, resetMs] = await reach(() => redis.raiseCounter(key, by, wholeMilliseconds(ttlMs)));
      return { value, resetMs };
    },
    check: async () => {
      await reach(() => redis.ping());
    },
    close: async () => {
      await redis.quit().catch(() => {});
      redis.disconnect();
    },
  };
}

/** Redis was reached and refused, e.g. to count text: that is a mistake of the caller, not an outage. */
function isAnswer(error: unknown): boolean {
  return error instanceof Error && error.name === 'ReplyError';
}

/** Redis may start a moment later than we do: each refused attempt is followed by another until the time is up. */
async function waitUntilReady(redis: Redis, timeoutMs: number): Promise<void> {
  const ready = Promise.withResolvers<void>();
  let reason: unknown;
  redis.on('error', (error) => {
    reason = error;
  });
  redis.once('ready', ready.resolve);
  const timer = setTimeout(() => ready.reject(new Error('timed out')), timeoutMs);
  redis.connect().catch(() => {});
  try {
    await ready.promise;
  } catch {
    redis.disconnect();
    const { host, port } = redis.options;
    throw new Error(`Redis at ${host}:${port} cannot be used: ${reason}`, { cause: reason });
  } finally {
    clearTimeout(timer);
  }
}
