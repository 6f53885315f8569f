import { isLanguage, type Language } from '@selah/shared/contracts/language-list';
import { LENGTHS } from '@selah/shared/contracts/limits';
import { VISIT_KEYS } from '@selah/web-kit/browser/browser-keys';
import { readJson, visitStorage, writeJson } from '@selah/web-kit/browser/safe-storage';

/** What is being typed. */
export interface Draft {
  readonly name: string;
  readonly question: string;
}

/** A whole message as its author wants to keep it. */
export interface SavableMessage extends Draft {
  readonly message: string;
  readonly language: Language;
  /** Names this intention to save: however often it is sent, one message is kept. */
  readonly saveKey: string;
}

export const EMPTY_DRAFT: Draft = { name: '', question: '' };

/** What a session storage has room for many times over. */
const MAX_HELD = 20;

const SAVE_KEY = /^[0-9a-f]{32}$/;

/** Words that were typed or received outlive a reload, in this tab only. */
export const messageStorage = {
  draft: (): Draft => readJson(visitStorage, VISIT_KEYS.messageDraft, isDraft) ?? EMPTY_DRAFT,
  keepDraft: (draft: Draft): void => writeJson(visitStorage, VISIT_KEYS.messageDraft, draft),
  /** Whether a draft outlives this page: a browser that stores nothing, or is full, forgets it with the page. */
  keepsDrafts: (): boolean => visitStorage.isPersistent(),
  /** The messages whose author still has to log in before they can be saved; the newest first. */
  held: (): readonly SavableMessage[] =>
    readJson(visitStorage, VISIT_KEYS.messagesToSave, isListOfSavable) ?? [],
  hold(message: SavableMessage): void {
    const held = [message, ...heldExcept(message.saveKey)].slice(0, MAX_HELD);
    writeJson(visitStorage, VISIT_KEYS.messagesToSave, held);
  },
  /** It was saved, or is not wanted any more. */
  release(saveKey: string): void {
    const held = heldExcept(saveKey);
    if (held.length > 0) writeJson(visitStorage, VISIT_KEYS.messagesToSave, held);
    else visitStorage.remove(VISIT_KEYS.messagesToSave);
  },
};

function heldExcept(saveKey: string): readonly SavableMessage[] {
  return messageStorage.held().filter((one) => one.saveKey !== saveKey);
}

function isListOfSavable(raw: unknown): raw is SavableMessage[] {
  return Array.isArray(raw) && raw.every(isSavable);
}

export function isDraft(raw: unknown): raw is Draft {
  if (typeof raw !== 'object' || raw === null || !('name' in raw) || !('question' in raw)) return false;
  return isText(raw.name, LENGTHS.personNameMax) && isText(raw.question, LENGTHS.questionMax);
}

function isSavable(raw: unknown): raw is SavableMessage {
  if (!isDraft(raw) || !('message' in raw) || !('language' in raw) || !('saveKey' in raw)) return false;
  if (typeof raw.saveKey !== 'string' || !SAVE_KEY.test(raw.saveKey)) return false;
  return isText(raw.message, LENGTHS.answerMax) && raw.message !== '' && isLanguage(raw.language);
}

function isText(raw: unknown, max: number): raw is string {
  return typeof raw === 'string' && raw.length <= max;
}
