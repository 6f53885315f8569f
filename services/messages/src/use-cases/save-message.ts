import type { Cache } from '@selah/service-kit/cache/cache';
import type { Clock } from '@selah/service-kit/clock';
import { AppError } from '@selah/service-kit/errors/app-error';
import type { SavedMessageRepository } from '../domain/ports.ts';
import { isRepetition, type MessageDraft, type SavedMessage } from '../domain/saved-message.ts';
import { hasJustLeft } from './forget-person.ts';

export interface SavingParts {
  readonly repository: SavedMessageRepository;
  readonly cache: Cache;
  readonly now: Clock;
}

/**
 * Keeps a message (M-218). A submission that comes twice, because a finger or a network did, is kept once and answered
 * twice.
 * @throws AppError `conflict` when the submission's name was used for something else, `session_expired` when the account
 * was deleted meanwhile
 */
export async function saveMessage(
  { repository, cache, now }: SavingParts,
  draft: MessageDraft,
  submission: string | undefined,
): Promise<SavedMessage> {
  const added = await repository.add(draft, new Date(now()), submission);
  // Asked after the message stands: whoever deletes the person's messages either finds it or has been noted before.
  if (added && (await hasJustLeft(cache, draft.userId))) {
    await repository.deleteOwn(added.id, draft.userId);
    throw new AppError('session_expired');
  }
  if (added) return added;
  const kept = submission && (await repository.findBySubmission(draft.userId, submission));
  if (!kept || !isRepetition(kept, draft)) throw new AppError('conflict');
  return kept;
}
