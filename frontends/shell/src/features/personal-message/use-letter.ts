import type { AiMessageAnswer } from '@selah/shared/contracts/messages/requests';
import { useKeptState } from '../../lib/new-build/use-kept-over-reload.ts';
import { type Draft, isOwnedDraft, isSaveKey } from './message-storage.ts';

/** An answer and its question. */
export interface Letter {
  readonly asked: Draft;
  readonly answer: AiMessageAnswer;
  /** One key per letter, so that saving again after a lost answer saves it only once. */
  readonly saveKey: string;
  /** The id of the logged-in visitor who asked. */
  readonly ownerId?: number | undefined;
}

/** The letter on the page. A reload that the page offers keeps it for the same visitor. */
export function useLetter(userId: number | undefined) {
  const isOwnLetter = (raw: unknown): raw is Letter => isLetter(raw) && raw.ownerId === userId;
  return useKeptState<Letter | undefined>('letter', undefined, isOwnLetter);
}

function isLetter(raw: unknown): raw is Letter {
  if (typeof raw !== 'object' || raw === null) return false;
  if (!('asked' in raw) || !('answer' in raw) || !('saveKey' in raw)) return false;
  return isOwnedDraft(raw.asked) && isSaveKey(raw.saveKey) && isAnswer(raw.answer);
}

/** Only what the letter needs; the page itself stored it. */
function isAnswer(raw: unknown): raw is AiMessageAnswer {
  return typeof raw === 'object' && raw !== null && 'message' in raw && typeof raw.message === 'string';
}
