import { SAVED_MESSAGES_PAGE_SIZE } from '@selah/shared/contracts/messages/requests';
import type { SavedMessageRepository } from '../domain/ports.ts';
import type { SavedMessage } from '../domain/saved-message.ts';

export interface ListSavedMessagesDeps {
  readonly savedMessages: SavedMessageRepository;
}

export interface ListSavedMessagesInput {
  readonly userId: number;
  /** The cursor of the previous page; absent for the first page. */
  readonly before?: number | undefined;
}

export interface SavedMessagePage {
  readonly messages: readonly SavedMessage[];
  /** The value of `before` for the next page; absent on the last page. */
  readonly nextCursor?: number;
}

/** One page of a user's messages, newest first (M-219). */
export async function listSavedMessages(
  { savedMessages }: ListSavedMessagesDeps,
  { userId, before }: ListSavedMessagesInput,
): Promise<SavedMessagePage> {
  // One more than the page shows whether there is another page.
  const limit = SAVED_MESSAGES_PAGE_SIZE + 1;
  const found = await savedMessages.listOf(userId, { limit, ...(before !== undefined && { before }) });
  const messages = found.slice(0, SAVED_MESSAGES_PAGE_SIZE);
  const last = messages.at(-1);
  return { messages, ...(found.length === limit && last && { nextCursor: last.id }) };
}
