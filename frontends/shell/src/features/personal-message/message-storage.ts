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
  /** Whose it is; unset until its author has logged in. */
  readonly ownerId?: number | undefined;
}

/** A draft as it is stored: shown to nobody but its owner who logs in in this browser. */
export interface OwnedDraft extends Draft {
  /** Unset until its author has logged in. */
  readonly ownerId?: number | undefined;
}

export const EMPTY_DRAFT: Draft = { name: '', question: '' };

/** What a session storage has room for many times over. */
const MAX_HELD = 20;

const SAVE_KEY = /^[0-9a-f]{32}$/;

/** Words that were typed or received outlive a reload, in this tab only. */
export const messageStorage = {
  /** What was typed and may be seen by this visitor. */
  draft(userId: number | undefined): OwnedDraft {
    const stored = readJson(visitStorage, VISIT_KEYS.messageDraft, isOwnedDraft);
    return stored && isFor(stored, userId) ? stored : EMPTY_DRAFT;
  },
  keepDraft: (draft: OwnedDraft): void => writeJson(visitStorage, VISIT_KEYS.messageDraft, draft),
  /** Whether a draft outlives this page: a browser that stores nothing, or is full, forgets it with the page. */
  keepsDrafts: (): boolean => visitStorage.isPersistent(),
  /** The messages whose author still has to log in before they can be saved; the newest first. */
  held: (): readonly SavableMessage[] =>
    readJson(visitStorage, VISIT_KEYS.messagesToSave, isListOfSavable) ?? [],
  /** What waits for this visitor: theirs, and what was written before anybody had logged in, which is theirs from now on. */
  claim(userId: number): readonly SavableMessage[] {
    const held = messageStorage.held().map((one) => ({ ...one, ownerId: one.ownerId ?? userId }));
    if (held.length > 0) writeJson(visitStorage, VISIT_KEYS.messagesToSave, held);
    return held.filter(({ ownerId }) => ownerId === userId);
  },
  /** They logged out: what was not saved by then is not left behind. */
  discardOf(userId: number): void {
    for (const { ownerId, saveKey } of messageStorage.held())
      if (ownerId === userId) messageStorage.release(saveKey);
  },
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

/** Without a login nobody can be told apart, so an anonymous visitor sees the draft. */
function isFor({ ownerId }: OwnedDraft, userId: number | undefined): boolean {
  return ownerId === undefined || userId === undefined || ownerId === userId;
}

function isListOfSavable(raw: unknown): raw is SavableMessage[] {
  return Array.isArray(raw) && raw.every(isSavable);
}

export function isOwnedDraft(raw: unknown): raw is OwnedDraft {
  return isDraft(raw) && hasOwnerOrNone(raw);
}

function hasOwnerOrNone(raw: object): boolean {
  return !('ownerId' in raw) || Number.isSafeInteger(raw.ownerId);
}

function isDraft(raw: unknown): raw is Draft {
  if (typeof raw !== 'object' || raw === null || !('name' in raw) || !('question' in raw)) return false;
  return isText(raw.name, LENGTHS.personNameMax) && isText(raw.question, LENGTHS.questionMax);
}

function isSavable(raw: unknown): raw is SavableMessage {
  if (!isDraft(raw) || !('message' in raw) || !('language' in raw) || !('saveKey' in raw)) return false;
  if (!hasOwnerOrNone(raw)) return false;
  if (!isSaveKey(raw.saveKey)) return false;
  return isText(raw.message, LENGTHS.answerMax) && raw.message !== '' && isLanguage(raw.language);
}

export function isSaveKey(raw: unknown): raw is string {
  return typeof raw === 'string' && SAVE_KEY.test(raw);
}

function isText(raw: unknown, max: number): raw is string {
  return typeof raw === 'string' && raw.length <= max;
}
