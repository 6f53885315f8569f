import type { SavedMessage as SavedMessageOnTheWire } from '@selah/shared/contracts/messages/requests';
import type { SavedMessage } from '../../domain/saved-message.ts';

/** A saved message as its owner sees it. */
export function presentSavedMessage(message: SavedMessage): SavedMessageOnTheWire {
  return {
    id: message.id,
    userId: message.userId,
    question: message.question,
    message: message.message,
    ...(message.verse && { verse: message.verse }),
    ...(message.source && { source: message.source }),
    name: message.name,
    language: message.language,
    createdAt: message.createdAt.toISOString(),
  };
}
