import type { Language } from '@selah/shared/contracts/languages';

/** What a person keeps: their own words and the answer to them (M-161). */
export interface MessageDraft {
  readonly userId: number;
  readonly name: string;
  readonly question: string;
  readonly message: string;
  readonly language: Language;
}

export interface SavedMessage extends MessageDraft {
  readonly id: number;
  readonly createdAt: Date;
}

/** Whether a draft says what a kept message says, so that sending it again is a repetition and not another message. */
export function isRepetition(kept: SavedMessage, draft: MessageDraft): boolean {
  return (
    kept.userId === draft.userId &&
    kept.name === draft.name &&
    kept.question === draft.question &&
    kept.message === draft.message &&
    kept.language === draft.language
  );
}
