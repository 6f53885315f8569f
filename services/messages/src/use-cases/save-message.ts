import type { Clock } from '@selah/service-kit/clock';
import { AppError } from '@selah/service-kit/errors/app-error';
import { SAVED_MESSAGES_MAX } from '@selah/shared/contracts/limits';
import type { DeletedUsers, SavedMessageRepository } from '../domain/ports.ts';
import { isRepetition, type MessageDraft, type SavedMessage } from '../domain/saved-message.ts';

export interface SaveMessageDeps {
  readonly savedMessages: SavedMessageRepository;
  readonly deletedUsers: DeletedUsers;
  readonly now: Clock;
  /** The most messages per account; smaller in tests. */
  readonly maxPerAccount?: number;
}

export interface SaveMessageInput {
  readonly draft: MessageDraft;
  /** The client's key for this attempt (`Idempotency-Key`). */
  readonly submission?: string | undefined;
}

/**
 * Saves a message (M-218). A submission that is sent twice is saved once and answered twice.
 * @throws AppError `conflict` if the submission's key was used for something else, `too_many_saved_messages`,
 * `session_expired` if the account is deleted
 */
export async function saveMessage(deps: SaveMessageDeps, input: SaveMessageInput): Promise<SavedMessage> {
  const { savedMessages, deletedUsers, now } = deps;
  const { draft, submission } = input;
  const known = await findRepetition(deps, input);
  if (known) return known;
  await assertRoom(deps, draft.userId);
  const added = await savedMessages.add(draft, new Date(now()), submission);
  // Checked after the insert: a deletion either finds the message or has recorded the account before.
  if (added && (await deletedUsers.has(draft.userId))) {
    await savedMessages.deleteOwn(added.id, draft.userId);
    throw new AppError('session_expired');
  }
  const saved = added ?? (await findRepetition(deps, input));
  if (!saved) throw new AppError('conflict');
  return saved;
}

/** The message that this submission saved before. */
async function findRepetition({ savedMessages }: SaveMessageDeps, { draft, submission }: SaveMessageInput) {
  const saved = submission && (await savedMessages.findBySubmission(draft.userId, submission));
  if (saved && !isRepetition(saved, draft)) throw new AppError('conflict');
  return saved || undefined;
}

async function assertRoom(
  { savedMessages, maxPerAccount: max = SAVED_MESSAGES_MAX }: SaveMessageDeps,
  userId: number,
): Promise<void> {
  if ((await savedMessages.countOf(userId, max)) < max) return;
  throw new AppError('too_many_saved_messages', { params: { max } });
}
