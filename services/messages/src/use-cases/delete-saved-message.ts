import { AppError } from '@selah/service-kit/errors/app-error';
import type { SavedMessageRepository } from '../domain/ports.ts';

export interface DeleteSavedMessageDeps {
  readonly savedMessages: SavedMessageRepository;
}

export interface DeleteSavedMessageInput {
  readonly id: number;
  /** Who asks. */
  readonly userId: number;
}

/**
 * Deletes one of a person's own messages (M-008, M-220).
 * @throws AppError `forbidden` for someone else's, `message_not_found` for none
 */
export async function deleteSavedMessage(
  { savedMessages }: DeleteSavedMessageDeps,
  { id, userId }: DeleteSavedMessageInput,
): Promise<void> {
  if (await savedMessages.deleteOwn(id, userId)) return;
  throw new AppError((await savedMessages.exists(id)) ? 'forbidden' : 'message_not_found');
}
