import type { Cache } from '@selah/service-kit/cache/cache';
import type { Logger } from '@selah/service-kit/logging/logger';
import type { LimitClass } from '@selah/shared/contracts/endpoint';
import { RATE_LIMITS } from './rate-limits.ts';

export interface RateLimiter {
  /** Counts one request; returns the milliseconds to wait if it exceeds a limit. */
  hit(limitClass: LimitClass, subject: string): Promise<number | undefined>;
}

export type Counter = Pick<Cache, 'increment'>;

/**
 * Fixed windows over the shared cache, so that all gateways count together. When the cache fails, each
 * gateway counts by itself: visitors in distress are not refused because a cache is down, and floods are
 * still limited. The cache itself does not make everybody wait while it fails.
 */
export function createRateLimiter(options: {
  readonly cache: Counter;
  /** Counts in this process while the cache fails. */
  readonly fallback: Counter;
  readonly scale: number;
  readonly logger: Logger;
}): RateLimiter {
  const { cache, fallback, scale, logger } = options;
  let isCacheAway = false;

  async function increment(key: string, ttlMs: number) {
    try {
      const counted = await cache.increment(key, { ttlMs });
      isCacheAway = false;
      return counted;
    } catch (error) {
      if (!isCacheAway)
        logger.warn({ err: error }, 'the cache does not answer; limits are counted in this process');
      isCacheAway = true;
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
