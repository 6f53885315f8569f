import { AppError } from '@selah/service-kit/errors/app-error';
import type { SavedMessageRepository } from '../domain/ports.ts';

export interface DeleteSavedMessageDeps {
  readonly savedMessages: SavedMessageRepository;
}

export interface DeleteSavedMessageInput {
  readonly id: number;
  /** The caller. */
  readonly userId: number;
}

/**
 * Deletes one of the caller's messages (M-008, M-220).
 * @throws AppError `forbidden` for someone else's, `message_not_found` if it does not exist
 */
export async function deleteSavedMessage(
  { savedMessages }: DeleteSavedMessageDeps,
  { id, userId }: DeleteSavedMessageInput,
): Promise<void> {
  if (await savedMessages.deleteOwn(id, userId)) return;
  throw new AppError((await savedMessages.exists(id)) ? 'forbidden' : 'message_not_found');
}
