import { AppError } from '@selah/service-kit/errors/app-error';
import type { SavedMessageRepository } from '../domain/ports.ts';

/**
 * Deletes one of a person's own messages (M-008, M-220).
 * @throws AppError `forbidden` for someone else's, `message_not_found` for none
 */
export async function deleteSavedMessage(
  repository: SavedMessageRepository,
  id: number,
  userId: number,
): Promise<void> {
  if (await repository.deleteOwn(id, userId)) return;
  throw new AppError((await repository.exists(id)) ? 'forbidden' : 'message_not_found');
}
