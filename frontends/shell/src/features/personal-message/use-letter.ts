import type { AiMessageAnswer } from '@selah/shared/contracts/messages/requests';
import { useKeptState } from '../../lib/use-kept-over-reload.ts';
import { type Draft, isOwnedDraft, isSaveKey } from './message-storage.ts';

/** An answer, and what it answers. */
export interface Letter {
  readonly asked: Draft;
  readonly answer: AiMessageAnswer;
  /** One for each letter: pressed again after an answer that got lost, it is still saved once. */
  readonly saveKey: string;
  /** Who was logged in when it came. */
  readonly ownerId?: number | undefined;
}

/** The letter on the page, if any. It outlives a reload that the page offers, for the same person. */
export function useLetter(userId: number | undefined) {
  const isTheirs = (raw: unknown): raw is Letter => isLetter(raw) && raw.ownerId === userId;
  return useKeptState<Letter | undefined>('letter', undefined, isTheirs);
}

/** Written by this page a moment ago: what would break the letter is looked at, and no more. */
function isLetter(raw: unknown): raw is Letter {
  if (typeof raw !== 'object' || raw === null) return false;
  if (!('asked' in raw) || !('answer' in raw) || !('saveKey' in raw)) return false;
  return isOwnedDraft(raw.asked) && isSaveKey(raw.saveKey) && isAnswer(raw.answer);
}

function isAnswer(raw: unknown): raw is AiMessageAnswer {
  return typeof raw === 'object' && raw !== null && 'message' in raw && typeof raw.message === 'string';
}
