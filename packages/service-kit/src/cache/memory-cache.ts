import type { DatabaseSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import { AppError } from '../errors/app-error.ts';
import { growingTo } from '../growing-to.ts';
import type { Logger } from '../logging/logger.ts';
import type { Cache, Expiry } from './cache.ts';
import { assertCacheKey, wholeMilliseconds } from './cache-key.ts';
import { type Entry, openEntryTable } from './entry-table.ts';

export interface MemoryCacheOptions {
  readonly logger: Logger;
  /** Stores the entries (not the counters) on disk. It stays open when the cache closes. */
  readonly sqlite?: DatabaseSync | undefined;
  readonly now?: Clock;
  /** When one more would not fit, the least recently used entry is dropped and a warning is logged. */
  readonly maxEntries?: number;
  readonly maxCounters?: number;
}

interface Counter {
  value: number;
  readonly expiresAt: number;
}

const SWEEP_INTERVAL_MS = 5 * 60_000;

/**
 * The cache of a product that runs in one process. Counters have their own map, so that many rate-limited addresses
 * cannot evict a session. Counters are not written to the disk: a restart resets them.
 */
export function createMemoryCache(options: MemoryCacheOptions): Cache {
  const { logger, now = Date.now, maxEntries = 200_000, maxCounters = 200_000 } = options;
  const table = options.sqlite && openEntryTable(options.sqlite);
  const counters = new LRUCache<string, Counter>(growingTo(maxCounters));
  const entries = new LRUCache<string, Entry>({ ...growingTo(maxEntries), dispose: removeEvicted });
  for (const [key, entry] of table?.load(now()) ?? []) entries.set(key, entry);
  let isClosed = false;

  const sweeper = setInterval(sweep, SWEEP_INTERVAL_MS);
  sweeper.unref();

  function sweep(): void {
    for (const map of [entries, counters]) {
      for (const [key, held] of map.entries()) if (!isAlive(held)) map.delete(key);
    }
    onDisk('expired entries could not be deleted from the disk', () => table?.dropExpired(now()));
  }

  function removeEvicted(_entry: Entry, key: string, reason: string): void {
    if (reason !== 'evict') return;
    logger.warn({ maxEntries }, 'the cache is full: its least recently used entry was dropped');
    onDisk('an entry could not be deleted from the disk', () => table?.remove(key));
  }

  /** Work that nobody waits for. */
  function onDisk(failure: string, work: () => void): void {
    try {
      work();
    } catch (error) {
      logger.error({ err: error }, failure);
    }
  }

  const isAlive = (held: { readonly expiresAt?: number } | undefined) =>
    held !== undefined && (held.expiresAt === undefined || held.expiresAt > now());

  function entryOf(key: string): Entry | undefined {
    const entry = entries.get(key);
    return isAlive(entry) ? entry : undefined;
  }

  function counterOf(key: string): Counter | undefined {
    const counter = counters.get(key);
    return isAlive(counter) ? counter : undefined;
  }

  function assertUsable(key: string): void {
    if (isClosed) throw new AppError('unavailable', { cause: new Error('the cache is closed') });
    assertCacheKey(key);
  }

  async function put(key: string, entry: Entry): Promise<void> {
    counters.delete(key);
    entries.set(key, entry);
    table?.put(key, entry);
  }

  const entryFor = (value: string, expiry?: Expiry): Entry =>
    expiry ? { value, expiresAt: now() + wholeMilliseconds(expiry.ttlMs) } : { value };

  return {
    get: async (key) => {
      assertUsable(key);
      return entryOf(key)?.value ?? counterOf(key)?.value.toString();
    },
    set: async (key, value, expiry) => {
      assertUsable(key);
      await put(key, entryFor(value, expiry));
    },
    add: async (key, value, expiry) => {
      assertUsable(key);
      if (entryOf(key) || counterOf(key)) return false;
      await put(key, entryFor(value, expiry));
      return true;
    },
    delete: async (key) => {
      assertUsable(key);
      counters.delete(key);
      if (entries.delete(key)) table?.remove(key);
    },
    touch: async (key, expiry) => {
      assertUsable(key);
      const entry = entryOf(key);
      if (entry) await put(key, entryFor(entry.value, expiry));
      return entry !== undefined;
    },
    increment: async (key, { ttlMs, by = 1 }) => {
      assertUsable(key);
      if (entryOf(key)) throw new TypeError(`${key} holds text, not a counter`);
      let counter = counterOf(key);
      if (!counter) {
        counter = { value: 0, expiresAt: now() + wholeMilliseconds(ttlMs) };
        counters.set(key, counter);
      }
      counter.value += by;
      return { value: counter.value, resetMs: counter.expiresAt - now() };
    },
    check: async () => assertUsable('check'),
    close: async () => {
      isClosed = true;
      clearInterval(sweeper);
    },
  };
}
