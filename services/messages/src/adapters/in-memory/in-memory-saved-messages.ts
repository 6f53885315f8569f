import type { SavedMessageRepository } from '../../domain/ports.ts';
import type { SavedMessage } from '../../domain/saved-message.ts';

/** Saved messages in memory, for tests. */
export function createInMemorySavedMessages(): SavedMessageRepository {
  const messages = new Map<number, SavedMessage & { readonly submission: string | undefined }>();
  let lastId = 0;

  function bySubmission(userId: number, submission: string) {
    return [...messages.values()].find(
      (message) => message.userId === userId && message.submission === submission,
    );
  }

  return {
    async add(draft, createdAt, submission) {
      if (submission !== undefined && bySubmission(draft.userId, submission)) return undefined;
      lastId += 1;
      const message = { ...draft, id: lastId, createdAt };
      messages.set(lastId, { ...message, submission });
      return message;
    },
    async findBySubmission(userId, submission) {
      const found = bySubmission(userId, submission);
      return found && toSavedMessage(found);
    },
    async listOf(userId, { before = Number.POSITIVE_INFINITY, limit }) {
      return [...messages.values()]
        .filter((message) => message.userId === userId && message.id < before)
        .sort((a, b) => b.id - a.id)
        .slice(0, limit)
        .map(toSavedMessage);
    },
    countOf: async (userId, limit) =>
      Math.min(limit, [...messages.values()].filter((message) => message.userId === userId).length),
    exists: async (id) => messages.has(id),
    async deleteOwn(id, userId) {
      return messages.get(id)?.userId === userId && messages.delete(id);
    },
    async deleteAllOf(userId) {
      const own = [...messages.values()].filter((message) => message.userId === userId);
      for (const { id } of own) messages.delete(id);
      return own.length;
    },
  };
}

function toSavedMessage({ submission: _, ...message }: SavedMessage & { submission: string | undefined }) {
  return message;
}
