import { AppError } from '@selah/shared/service/errors/app-error';
import type { SavedMessageRepository } from '../domain/ports.ts';
import { isRepetition, type MessageDraft, type SavedMessage } from '../domain/saved-message.ts';

/**
 * Keeps a message (M-218). A submission that comes twice, because a finger or a network did, is kept once and answered
 * twice. `now` is in milliseconds.
 * @throws AppError `conflict` when the submission's name was used for something else
 */
export async function saveMessage(
  repository: SavedMessageRepository,
  draft: MessageDraft,
  { submission, now }: { readonly submission: string | undefined; readonly now: number },
): Promise<SavedMessage> {
  const added = await repository.add(draft, new Date(now), submission);
  if (added) return added;
  const kept = submission && (await repository.findBySubmission(draft.userId, submission));
  if (!kept || !isRepetition(kept, draft)) throw new AppError('conflict');
  return kept;
}
