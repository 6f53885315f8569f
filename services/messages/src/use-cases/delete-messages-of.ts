import type { Cache } from '@selah/service-kit/cache/cache';
import type { SavedMessageRepository } from '../domain/ports.ts';

export interface DeleteMessagesOfDeps {
  readonly savedMessages: SavedMessageRepository;
  readonly cache: Cache;
}

/** Longer than any request that was let in before the account was deleted may take. */
const DELETION_MARK_MS = 5 * 60_000;

/**
 * Deletes every saved message of a person whose account is gone, and says how many there were. Safe to repeat. The mark
 * comes first: a save that is under way at this moment sees it and removes its message again.
 */
export async function deleteMessagesOf(
  { savedMessages, cache }: DeleteMessagesOfDeps,
  userId: number,
): Promise<number> {
  await cache.set(deletionMark(userId), 'deleted', { ttlMs: DELETION_MARK_MS });
  return savedMessages.deleteAllOf(userId);
}

/** Whether the person's account was deleted within the last minutes, while one of their requests may still be under way. */
export async function wasJustDeleted(cache: Cache, userId: number): Promise<boolean> {
  return (await cache.get(deletionMark(userId))) !== undefined;
}

function deletionMark(userId: number): string {
  return `deleted-user:${userId}`;
}
