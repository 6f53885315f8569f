import type { DeletedUsers, SavedMessageRepository } from '../domain/ports.ts';

export interface DeleteMessagesOfDeps {
  readonly savedMessages: SavedMessageRepository;
  readonly deletedUsers: DeletedUsers;
}

/**
 * Deletes every saved message of a deleted account and returns their number. Idempotent. The account is recorded first:
 * a concurrent save sees it and removes its message again, and a later save is rejected.
 */
export async function deleteMessagesOf(
  { savedMessages, deletedUsers }: DeleteMessagesOfDeps,
  userId: number,
): Promise<number> {
  await deletedUsers.add(userId);
  return savedMessages.deleteAllOf(userId);
}
