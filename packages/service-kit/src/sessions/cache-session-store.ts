import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Cache } from '../cache/cache.ts';
import type { Clock } from '../clock.ts';
import { growingTo } from '../growing-to.ts';
import { SESSION_LIFETIMES, type SessionLifetime } from './session-lifetimes.ts';
import type { Session, SessionKind, SessionStore } from './session-store.ts';
import { newSessionToken, sessionIdOf } from './session-token.ts';

export interface SessionStoreOptions {
  readonly cache: Cache;
  readonly now?: Clock;
  readonly lifetimes?: Readonly<Record<SessionKind, SessionLifetime>>;
}

const storedSessionSchema = z.object({
  kind: z.enum(['site-user', 'admin']),
  subjectId: z.int().positive(),
  username: z.string().optional(),
  createdAt: z.int(),
  /** The user's epoch at the time of login. */
  epoch: z.string().optional(),
});

type StoredSession = z.infer<typeof storedSessionSchema>;

/** The idle time is renewed at most this often, to save writes. Milliseconds. */
const RENEWAL_INTERVAL_MS = 60_000;

const sessionKey = (id: string) => `session:${id}`;
const epochKey = (kind: SessionKind, subjectId: number) => `session-epoch:${kind}:${subjectId}`;

/**
 * Sessions in the cache under the hash of their token. To end all sessions of a user, the user's epoch is changed;
 * sessions of another epoch are invalid. The epoch may expire together with the oldest session.
 */
export function createSessionStore(options: SessionStoreOptions): SessionStore {
  const { cache, now = Date.now, lifetimes = SESSION_LIFETIMES } = options;
  const renewedAt = new LRUCache<string, number>(growingTo(50_000));

  /** Milliseconds until the session expires if it is not used. */
  function remainingLifetime(stored: StoredSession): number {
    const { idleMs, absoluteMs } = lifetimes[stored.kind];
    return Math.min(idleMs, stored.createdAt + absoluteMs - now());
  }

  async function isHonoured(stored: StoredSession): Promise<boolean> {
    if (remainingLifetime(stored) <= 0) return false;
    const epoch = await cache.get(epochKey(stored.kind, stored.subjectId));
    return epoch === undefined || epoch === stored.epoch;
  }

  /** `touch` instead of `set`, so that a session that was just ended is not recreated. */
  async function renew(id: string, stored: StoredSession): Promise<void> {
    const at = now();
    if (at - (renewedAt.get(id) ?? Number.NEGATIVE_INFINITY) < RENEWAL_INTERVAL_MS) return;
    renewedAt.set(id, at);
    // A store that can be read but not written, e.g. on a full disk: the session stays valid and is renewed a minute later.
    await cache.touch(sessionKey(id), { ttlMs: remainingLifetime(stored) }).catch(() => {});
  }

  async function find(kind: SessionKind, id: string): Promise<StoredSession | undefined> {
    const stored = readStored(await cache.get(sessionKey(id)));
    return stored?.kind === kind && (await isHonoured(stored)) ? stored : undefined;
  }

  return {
    open: async ({ kind, subjectId, username }) => {
      const token = newSessionToken();
      const id = sessionIdOf(token);
      if (!id) throw new Error('a new token has an invalid format');
      const epoch = await cache.get(epochKey(kind, subjectId));
      const stored: StoredSession = { kind, subjectId, username, createdAt: now(), epoch };
      await cache.set(sessionKey(id), JSON.stringify(stored), { ttlMs: remainingLifetime(stored) });
      renewedAt.set(id, now());
      return token;
    },
    resolve: async (kind, token) => {
      const id = sessionIdOf(token);
      if (!id) return undefined;
      const stored = await find(kind, id);
      if (!stored) return undefined;
      await renew(id, stored);
      return toSession(id, stored);
    },
    find: async (kind, id) => {
      const stored = await find(kind, id);
      return stored && toSession(id, stored);
    },
    end: async (id) => {
      await cache.delete(sessionKey(id));
    },
    endAllOf: async (kind, subjectId) => {
      await cache.set(epochKey(kind, subjectId), randomUUID(), { ttlMs: lifetimes[kind].absoluteMs });
    },
  };
}

/** An unreadable entry, e.g. of an older version, is treated as no session. */
function readStored(text: string | undefined): StoredSession | undefined {
  if (text === undefined) return undefined;
  try {
    return storedSessionSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function toSession(id: string, { kind, subjectId, username, createdAt }: StoredSession): Session {
  return { id, kind, subjectId, ...(username !== undefined && { username }), createdAt };
}
