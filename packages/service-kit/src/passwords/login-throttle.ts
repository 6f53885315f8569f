import { createHash } from 'node:crypto';
import type { Cache } from '../cache/cache.ts';
import type { SessionKind } from '../sessions/session-store.ts';

const MAX_ATTEMPTS = 10;
const WINDOW_MS = 15 * 60_000;

/** Limits guessing at one account, wherever the guesses come from. */
export interface LoginThrottle {
  /**
   * Counts an attempt before it is made, so that many at once do not slip through together. Answers the seconds until
   * the account may be tried again; 0 when it may be tried now.
   */
  attempt(account: string): Promise<number>;
  /** The person knew the password: what went before is forgotten. */
  forget(account: string): Promise<void>;
}

/** Attempts per account in a shared cache. Its keys hold hashes: a cache is no place for people's addresses. */
export function createLoginThrottle(kind: SessionKind, cache: Cache): LoginThrottle {
  const keyOf = (account: string) =>
    `login-attempts:${kind}:${createHash('sha256').update(account).digest('hex')}`;
  return {
    async attempt(account) {
      const { value, resetMs } = await cache.increment(keyOf(account), { ttlMs: WINDOW_MS });
      return value <= MAX_ATTEMPTS ? 0 : Math.max(1, Math.ceil(resetMs / 1000));
    },
    forget: (account) => cache.delete(keyOf(account)),
  };
}
