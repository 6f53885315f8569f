import type { DeletedUsers, SavedMessageRepository } from '../domain/ports.ts';

export interface DeleteMessagesOfDeps {
  readonly savedMessages: SavedMessageRepository;
  readonly deletedUsers: DeletedUsers;
}

/**
 * Deletes every saved message of a person whose account is gone, and says how many there were. Safe to repeat. The account
 * is noted first: a save that is under way at this moment sees it and removes its message again, and none is taken later.
 */
export async function deleteMessagesOf(
  { savedMessages, deletedUsers }: DeleteMessagesOfDeps,
  userId: number,
): Promise<number> {
  await deletedUsers.add(userId);
  return savedMessages.deleteAllOf(userId);
}
