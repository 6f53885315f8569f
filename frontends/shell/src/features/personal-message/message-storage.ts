import { isLanguage, type Language } from '@selah/shared/contracts/language-list';
import { LENGTHS } from '@selah/shared/contracts/limits';
import { VISIT_KEYS } from '@selah/shared/web/browser/browser-keys';
import { readJson, visitStorage, writeJson } from '@selah/shared/web/browser/safe-storage';

/** What is being typed. */
export interface Draft {
  readonly name: string;
  readonly question: string;
}

/** A whole message whose author still has to log in before it can be saved. */
export interface HeldMessage extends Draft {
  readonly message: string;
  readonly language: Language;
}

export const EMPTY_DRAFT: Draft = { name: '', question: '' };

/** Words that were typed or received outlive a reload, in this tab only. */
export const messageStorage = {
  draft: (): Draft => readJson(visitStorage, VISIT_KEYS.messageDraft, isDraft) ?? EMPTY_DRAFT,
  keepDraft: (draft: Draft): void => writeJson(visitStorage, VISIT_KEYS.messageDraft, draft),
  held: (): HeldMessage | undefined => readJson(visitStorage, VISIT_KEYS.messageToSave, isHeldMessage),
  hold: (message: HeldMessage): void => writeJson(visitStorage, VISIT_KEYS.messageToSave, message),
};

function isDraft(raw: unknown): raw is Draft {
  if (typeof raw !== 'object' || raw === null || !('name' in raw) || !('question' in raw)) return false;
  return isText(raw.name, LENGTHS.personNameMax) && isText(raw.question, LENGTHS.questionMax);
}

function isHeldMessage(raw: unknown): raw is HeldMessage {
  if (!isDraft(raw) || !('message' in raw) || !('language' in raw)) return false;
  return isText(raw.message, LENGTHS.answerMax) && raw.message !== '' && isLanguage(raw.language);
}

function isText(raw: unknown, max: number): raw is string {
  return typeof raw === 'string' && raw.length <= max;
}
