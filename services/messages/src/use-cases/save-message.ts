import type { Clock } from '@selah/service-kit/clock';
import { AppError } from '@selah/service-kit/errors/app-error';
import { SAVED_MESSAGES_MAX } from '@selah/shared/contracts/limits';
import type { DeletedUsers, SavedMessageRepository } from '../domain/ports.ts';
import type { PsalmReference } from '../domain/psalm-passages.ts';
import { verseForLetter } from '../domain/psalms/letter-verse.ts';
import { isRepetition, type MessageDraft, type SavedMessage } from '../domain/saved-message.ts';

import type { OpenPsalter } from './open-psalter.ts';

export interface SaveMessageDeps {
  readonly savedMessages: SavedMessageRepository;
  readonly deletedUsers: DeletedUsers;
  readonly openPsalter: OpenPsalter;
  readonly now: Clock;
  /** The most messages per account; smaller in tests. */
  readonly maxPerAccount?: number;
}

export interface SaveMessageInput {
  readonly draft: MessageDraft;
  /** Verses that the letter showed. */
  readonly verse?: PsalmReference | undefined;
  /** The client's key for this attempt (`Idempotency-Key`). */
  readonly submission?: string | undefined;
}

/**
 * Saves a message (M-218). A submission that is sent twice is saved once and answered twice. The words of its verses are those of
 * the edition that is imported now, not of the caller.
 * @throws AppError `conflict` if the submission's key was used for something else, `too_many_saved_messages`,
 * `session_expired` if the account is deleted
 */
export async function saveMessage(deps: SaveMessageDeps, input: SaveMessageInput): Promise<SavedMessage> {
  const { savedMessages, deletedUsers, now } = deps;
  const { draft, submission, verse } = input;
  const known = await findRepetition(deps, input);
  if (known) return known;
  await assertRoom(deps, draft.userId);
  const added = await savedMessages.add(await withVerse(deps, draft, verse), new Date(now()), submission);
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

async function withVerse({ openPsalter }: SaveMessageDeps, draft: MessageDraft, named?: PsalmReference) {
  const opened = named && (await openPsalter(draft.language));
  const verse = opened && verseForLetter(opened.psalter, named);
  return verse ? { ...draft, verse } : draft;
}
