import { randomBytes } from 'node:crypto';
import type { Cache } from '@selah/service-kit/cache/cache';
import type { AdPreviewStore } from '../domain/ports.ts';

const LIFE_MS = 10 * 60_000;
const NAME_BYTES = 32;

const keyOf = (name: string) => `ad-preview:${name}`;

/** Previews in the shared cache, so that any replica can show them. */
export function createCachedAdPreviews(cache: Cache): AdPreviewStore {
  return {
    async keep(code) {
      const name = randomBytes(NAME_BYTES).toString('hex');
      await cache.set(keyOf(name), code, { ttlMs: LIFE_MS });
      return name;
    },
    find: (name) => cache.get(keyOf(name)),
  };
}
