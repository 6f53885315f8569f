import { isLanguage, type Language } from '@selah/shared/contracts/language-list';
import { LETTER_KEPT_MS } from '@selah/shared/contracts/lifetimes';
import type { LetterWish } from '@selah/shared/contracts/messages/requests';
import { VISIT_KEYS } from '@selah/web-kit/browser/browser-keys';
import { readJson, visitStorage, writeJson } from '@selah/web-kit/browser/safe-storage';
import { type Draft, isOwnedDraft, isSaveKey, type OwnedDraft } from './message-storage.ts';

/** A question that was sent and whose letter is not whole yet. */
export interface LetterUnderWay extends OwnedDraft {
  readonly language: Language;
  readonly wish?: LetterWish | undefined;
  /** One per letter: sent again with the same key, it goes on with the same letter. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
}

/** A little less than the server keeps a letter, from when it began. */
const GOES_ON_MS = LETTER_KEPT_MS - 60_000;

/**
 * The letter that is being written, in session storage, so that it goes on after a reload of this tab. Only for the visitor
 * who asked.
 */
export const letterUnderWay = {
  read(userId: number | undefined, now: number): LetterUnderWay | undefined {
    const stored = readJson(visitStorage, VISIT_KEYS.letterUnderWay, isUnderWay);
    if (!stored || stored.ownerId !== userId) return undefined;
    return now - stored.sentAt < GOES_ON_MS ? stored : undefined;
  },
  keep: (letter: LetterUnderWay): void => writeJson(visitStorage, VISIT_KEYS.letterUnderWay, letter),
  forget: (): void => visitStorage.remove(VISIT_KEYS.letterUnderWay),
};

/** What was asked. */
export function askedIn({ name, question }: LetterUnderWay): Draft {
  return { name, question };
}

function isUnderWay(raw: unknown): raw is LetterUnderWay {
  if (!isOwnedDraft(raw) || !('language' in raw) || !('key' in raw) || !('sentAt' in raw)) return false;
  return (
    isLanguage(raw.language) && isSaveKey(raw.key) && typeof raw.sentAt === 'number' && hasWishOrNone(raw)
  );
}

/** The server checks what it says. */
function hasWishOrNone(raw: object): boolean {
  return !('wish' in raw) || (typeof raw.wish === 'object' && raw.wish !== null);
}
