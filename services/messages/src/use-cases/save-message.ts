import type { Cache } from '@selah/service-kit/cache/cache';
import type { Clock } from '@selah/service-kit/clock';
import { AppError } from '@selah/service-kit/errors/app-error';
import type { SavedMessageRepository } from '../domain/ports.ts';
import { isRepetition, type MessageDraft, type SavedMessage } from '../domain/saved-message.ts';
import { wasJustDeleted } from './delete-messages-of.ts';

export interface SaveMessageDeps {
  readonly savedMessages: SavedMessageRepository;
  readonly cache: Cache;
  readonly now: Clock;
}

export interface SaveMessageInput {
  readonly draft: MessageDraft;
  /** The client's name for this attempt (`Idempotency-Key`). */
  readonly submission?: string | undefined;
}

/**
 * Saves a message (M-218). A submission that is sent twice is saved once and answered twice.
 * @throws AppError `conflict` when the submission's name was used for something else, `session_expired` when the account
 * was deleted meanwhile
 */
export async function saveMessage(
  { savedMessages, cache, now }: SaveMessageDeps,
  { draft, submission }: SaveMessageInput,
): Promise<SavedMessage> {
  const added = await savedMessages.add(draft, new Date(now()), submission);
  // Asked after the insert: a deletion either finds the message or has set its mark before.
  if (added && (await wasJustDeleted(cache, draft.userId))) {
    await savedMessages.deleteOwn(added.id, draft.userId);
    throw new AppError('session_expired');
  }
  if (added) return added;
  const saved = submission && (await savedMessages.findBySubmission(draft.userId, submission));
  if (!saved || !isRepetition(saved, draft)) throw new AppError('conflict');
  return saved;
}
