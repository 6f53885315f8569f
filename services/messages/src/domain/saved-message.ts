import type { Language } from '@selah/shared/contracts/languages';
import type { LetterSource, LetterVerse } from '@selah/shared/contracts/messages/requests';

/** What a user saves: their own words and the answer to them (M-161). */
export interface MessageDraft {
  readonly userId: number;
  readonly name: string;
  readonly question: string;
  readonly message: string;
  /** Verses of the letter, word for word as they were when it was saved. */
  readonly verse?: LetterVerse;
  /** Who wrote it; absent in older records. */
  readonly source?: LetterSource | undefined;
  readonly language: Language;
}

export interface SavedMessage extends MessageDraft {
  readonly id: number;
  readonly createdAt: Date;
}

/** Whether a draft has the content of a saved message, so that sending it again is a repetition. */
export function isRepetition(saved: SavedMessage, draft: MessageDraft): boolean {
  return (
    saved.userId === draft.userId &&
    saved.name === draft.name &&
    saved.question === draft.question &&
    saved.message === draft.message &&
    saved.language === draft.language
  );
}
