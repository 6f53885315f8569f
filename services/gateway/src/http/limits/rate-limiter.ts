import type { Cache } from '@selah/service-kit/cache/cache';
import type { Clock } from '@selah/service-kit/clock';
import type { Logger } from '@selah/service-kit/logging/logger';
import type { LimitClass } from '@selah/shared/contracts/endpoint';
import { RATE_LIMITS } from './rate-limits.ts';

export interface RateLimiter {
  /** Counts one request; returns the milliseconds to wait if it exceeds a limit. */
  hit(limitClass: LimitClass, subject: string): Promise<number | undefined>;
}

export type Counter = Pick<Cache, 'increment'>;

/** While the shared store fails, it is tried again at this interval. Milliseconds. */
const RETRY_STORE_MS = 1000;

/**
 * Fixed windows over the shared cache, so that all gateways count together. When the cache fails, each gateway
 * counts by itself: visitors in distress are not refused because a cache is down, and floods are still limited.
 */
export function createRateLimiter(options: {
  readonly cache: Counter;
  /** Counts in this process while the cache fails. */
  readonly fallback: Counter;
  readonly scale: number;
  readonly now: Clock;
  readonly logger: Logger;
}): RateLimiter {
  const { cache, fallback, scale, now, logger } = options;
  let retryStoreAt = 0;

  async function increment(key: string, ttlMs: number) {
    if (now() < retryStoreAt) return fallback.increment(key, { ttlMs });
    try {
      return await cache.increment(key, { ttlMs });
    } catch (error) {
      retryStoreAt = now() + RETRY_STORE_MS;
      logger.warn({ err: error }, 'the cache does not answer; limits are counted in this process');
      return fallback.increment(key, { ttlMs });
    }
  }

  return {
    async hit(limitClass, subject) {
      for (const { requests, per } of RATE_LIMITS[limitClass]) {
        const allowed = Math.max(1, Math.floor(requests * scale));
        const { value, resetMs } = await increment(`limit:${limitClass}:${subject}:${per}`, per);
        if (value > allowed) return Math.max(1, resetMs);
      }
      return undefined;
    },
  };
}
