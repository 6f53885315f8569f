import type { Cache } from '@selah/service-kit/cache/cache';
import type { SavedMessageRepository } from '../domain/ports.ts';

export interface ForgettingParts {
  readonly repository: SavedMessageRepository;
  readonly cache: Cache;
}

/** Longer than any request that was let in before the account went may take. */
const DEPARTURE_MS = 5 * 60_000;

/**
 * Deletes everything a person kept, and says how many messages that were. It may be told twice. The departure is noted
 * first: a save that is just under way sees it and takes its message back, so that none is left behind.
 */
export async function forgetPerson({ repository, cache }: ForgettingParts, userId: number): Promise<number> {
  await cache.set(departureOf(userId), 'left', { ttlMs: DEPARTURE_MS });
  return repository.deleteAllOf(userId);
}

/** Whether the person's account went within the last minutes, while a request of theirs may still be under way. */
export async function hasJustLeft(cache: Cache, userId: number): Promise<boolean> {
  return (await cache.get(departureOf(userId))) !== undefined;
}

function departureOf(userId: number): string {
  return `departed:${userId}`;
}
