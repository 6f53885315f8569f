import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { Redis, type Result } from 'ioredis';
import { AppError } from '../errors/app-error.ts';
import { inRunningTime } from '../in-running-time.ts';
import type { Logger } from '../logging/logger.ts';
import type { Cache } from './cache.ts';
import { assertCacheKey, wholeMilliseconds } from './cache-key.ts';

export interface RedisCacheOptions {
  /** `redis://[user:password@]host:port[/database]` or `rediss://…`. */
  readonly url: string;
  readonly logger: Logger;
  /** Prefix of every key, so that installations can share a Redis. */
  readonly keyPrefix?: string;
  /** Time limit of the first connection. Milliseconds. */
  readonly connectTimeoutMs?: number;
}

/**
 * One step inside Redis, so that no counter is left without an expiry when a process dies between the two commands.
 */
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
    /** Returns the new value and the remaining milliseconds. */
    raiseCounter(key: string, by: number, ttlMs: number): Result<[number, number], Context>;
  }
}

/** Time limit of a command. Milliseconds. */
const COMMAND_TIMEOUT_MS = 500;
/** For what the client itself sends, such as its check of a new connection. Milliseconds. */
const CLIENT_TIMEOUT_MS = 10_000;

class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  override readonly message = 'Redis did not answer in time';
}

/**
 * The cache of a product in several processes. Commands fail at once without a connection, and after half a second
 * when Redis does not answer; after three such failures at once, but for one command a second that tries again. While its
 * disk is full, reads work and writes fail with `storage_full`.
 * @throws Error in one sentence when Redis does not answer at the start
 */
export async function openRedisCache(options: RedisCacheOptions): Promise<Cache> {
  const { url, logger, keyPrefix = 'selah:', connectTimeoutMs = 10_000 } = options;
  const redis = new Redis(url, {
    keyPrefix,
    commandTimeout: CLIENT_TIMEOUT_MS,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    retryStrategy: (times) => Math.min(times * 100, 2_000),
    lazyConnect: true,
    // Milliseconds until an unanswered connection is closed; the process cannot end before.
    disconnectTimeout: 200,
    scripts: { raiseCounter: { numberOfKeys: 1, lua: RAISE_COUNTER } },
  });
  let reason = '';
  redis.on('error', (error: Error) => {
    // Reconnection attempts repeat the same error; it is logged once.
    if (error.message !== reason) logger.warn({ err: error }, 'Redis cannot be reached');
    reason = error.message;
  });
  redis.on('ready', () => {
    reason = '';
  });
  await waitUntilReady(redis, connectTimeoutMs);

  // Without it every request of every visitor would wait for a Redis that is frozen.
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof NoAnswer),
    {
      breaker: new ConsecutiveBreaker(3),
      halfOpenAfter: 1_000,
    },
  );

  async function reach<Answer>(command: () => Promise<Answer>): Promise<Answer> {
    try {
      // The breaker would let all others wait for the one command that tries again.
      if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
      return await breaker.execute(() => inTime(command()));
    } catch (cause) {
      throw asFailure(cause);
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
      // Answers without a write; PING is refused while the disk is full.
      await reach(() => redis.exists('check'));
    },
    close: async () => {
      await inTime(redis.quit()).catch(() => {});
      redis.disconnect();
    },
  };
}

/** First words of answers when Redis cannot write its log or snapshot, or has reached `maxmemory`. */
const FULL = ['MISCONF', 'OOM'];
/** First words of answers to a mistake of the caller, e.g. incrementing text. */
const MISTAKES = ['ERR', 'WRONGTYPE'];

/** The client's own time limit would end at a standstill of this process, when the answer is already here. */
function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return inRunningTime(answer, COMMAND_TIMEOUT_MS, () => new NoAnswer());
}

/** Every other answer is about the state of Redis, e.g. LOADING or READONLY, and a retry may succeed. */
function asFailure(cause: unknown): unknown {
  const [word = ''] =
    cause instanceof Error && cause.name === 'ReplyError' ? cause.message.split(' ', 1) : [];
  if (MISTAKES.includes(word)) return cause;
  return new AppError(FULL.includes(word) ? 'storage_full' : 'unavailable', { cause });
}

/** Retries refused connections until the time limit, because Redis may start later than this process. */
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
