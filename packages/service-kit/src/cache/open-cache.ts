import type { Clock } from '../clock.ts';
import type { Logger } from '../logging/logger.ts';
import type { Cache } from './cache.ts';

export interface CacheConfig {
  /** `redis://…`; without it the cache lives within this process. */
  readonly redisUrl?: string | undefined;
  /** Where a cache within this process keeps its entries; without it, they end with the process. */
  readonly file?: string | undefined;
  readonly now?: Clock;
  readonly logger: Logger;
}

/** The cache that the configuration asks for. The other kind's libraries are not even loaded. */
export async function openCache({ redisUrl, file, now, logger }: CacheConfig): Promise<Cache> {
  if (redisUrl) {
    const { openRedisCache } = await import('./redis-cache.ts');
    return openRedisCache({ url: redisUrl, logger });
  }
  const { createMemoryCache } = await import('./memory-cache.ts');
  return createMemoryCache({ logger, ...(file && { file }), ...(now && { now }) });
}
