import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../clock.ts';
import type { Logger } from '../logging/logger.ts';
import type { Cache } from './cache.ts';

export interface CacheConfig {
  /** `redis://…`; without it the cache is in this process. */
  readonly redisUrl?: string | undefined;
  /** Keeps the entries of a cache in this process; without it they are lost at the end of the process. */
  readonly sqlite?: DatabaseSync | undefined;
  readonly now?: Clock;
  readonly logger: Logger;
}

/** Opens the cache that the configuration names. Libraries of the other kind are not loaded. */
export async function openCache({ redisUrl, sqlite, now, logger }: CacheConfig): Promise<Cache> {
  if (redisUrl) {
    const { openRedisCache } = await import('./redis-cache.ts');
    return openRedisCache({ url: redisUrl, logger });
  }
  const { createMemoryCache } = await import('./memory-cache.ts');
  return createMemoryCache({ logger, sqlite, ...(now && { now }) });
}
