/**
 * Writes to a cache with a file as fast as possible and prints each confirmed write. Every tenth entry is deleted
 * again.
 */
import { createMemoryCache } from '../../src/cache/memory-cache.ts';
import { silentLogger } from '../../src/logging/logger.ts';
import { openSqlite } from '../../src/sqlite/open-sqlite.ts';

const cache = createMemoryCache({ logger: silentLogger(), sqlite: openSqlite(process.argv[2] ?? '') });

async function write(number: number): Promise<void> {
  const key = `key-${number}`;
  await cache.set(key, `value of ${key}`);
  if (number % 10 !== 7) return console.log(`set ${key}`);
  await cache.delete(key);
  console.log(`deleted ${key}`);
}

for (let number = 1; ; number += 5) {
  await Promise.all([0, 1, 2, 3, 4].map((offset) => write(number + offset)));
}
