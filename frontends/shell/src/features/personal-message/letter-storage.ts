import { isLanguage, type Language } from '@selah/shared/contracts/language-list';
import type { AiMessageAnswer } from '@selah/shared/contracts/messages/requests';
import { kept } from '../../lib/kept/kept.ts';
import { type Draft, isOwnedDraft, isSaveKey } from './message-storage.ts';

/** An answer and its question. */
export interface Letter {
  readonly asked: Draft;
  readonly answer: AiMessageAnswer;
  /** In which it was written, whatever language the page has later. */
  readonly language: Language;
  /** One key per letter, so that saving again after a lost answer saves it only once. */
  readonly saveKey: string;
  /** The id of the visitor whose letter it is; unset before a login. */
  readonly ownerId?: number | undefined;
}

const NAME = 'letter';

/** The letter that is not saved yet, in the tab (`kept`). */
export const letterStorage = {
  /** The letter, if it is this visitor's or nobody's yet. */
  read(userId: number | undefined): Letter | undefined {
    const letter = kept.read(NAME, isLetter);
    return letter && (letter.ownerId === undefined || letter.ownerId === userId) ? letter : undefined;
  },
  keep: (letter: Letter): void => kept.write(NAME, letter),
  /** When it was saved or discarded, or another question is asked. */
  forget(saveKey: string): void {
    if (kept.read(NAME, isLetter)?.saveKey === saveKey) kept.forget(NAME);
  },
  /** At login: a letter of nobody becomes this visitor's. */
  claim(userId: number): void {
    const letter = kept.read(NAME, isLetter);
    if (letter && letter.ownerId === undefined) letterStorage.keep({ ...letter, ownerId: userId });
  },
};

function isLetter(raw: unknown): raw is Letter {
  if (typeof raw !== 'object' || raw === null) return false;
  if (!('asked' in raw) || !('answer' in raw) || !('saveKey' in raw) || !('language' in raw)) return false;
  if ('ownerId' in raw && !Number.isSafeInteger(raw.ownerId)) return false;
  return (
    isOwnedDraft(raw.asked) && isSaveKey(raw.saveKey) && isLanguage(raw.language) && isAnswer(raw.answer)
  );
}

/** Only what the letter needs; the page itself stored it. */
function isAnswer(raw: unknown): raw is AiMessageAnswer {
  return typeof raw === 'object' && raw !== null && 'message' in raw && typeof raw.message === 'string';
}
