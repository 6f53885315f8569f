import { isLanguage, type Language } from '@selah/shared/contracts/language-list';
import { LENGTHS } from '@selah/shared/contracts/limits';
import type { LetterSource } from '@selah/shared/contracts/messages/requests';
import { VISIT_KEYS } from '@selah/web-kit/browser/browser-keys';
import { readJson, visitStorage, writeJson } from '@selah/web-kit/browser/safe-storage';

/** The text of the form. */
export interface Draft {
  readonly name: string;
  readonly question: string;
}

/** A complete message to save. */
export interface SavableMessage extends Draft {
  readonly message: string;
  /** Verses of the letter. */
  readonly verse?: { readonly psalm: number; readonly verses: string };
  /** Who wrote it; absent in what an older build held. */
  readonly source?: LetterSource;
  readonly language: Language;
  /** The idempotency key of the save request: sent more than once, it saves one message. */
  readonly saveKey: string;
  /** The id of its author; unset before a login. */
  readonly ownerId?: number | undefined;
}

/** A stored draft, shown only to its owner when they are logged in. */
export interface OwnedDraft extends Draft {
  /** Unset before a login. */
  readonly ownerId?: number | undefined;
}

export const EMPTY_DRAFT: Draft = { name: '', question: '' };

/** Far below the capacity of session storage. */
const MAX_HELD = 20;

const SAVE_KEY = /^[0-9a-f]{32}$/;

/** Stores drafts and unsaved messages in session storage, so that they survive a reload of this tab. */
export const messageStorage = {
  /** The draft, if this visitor may see it. */
  draft(userId: number | undefined): OwnedDraft {
    const stored = readJson(visitStorage, VISIT_KEYS.messageDraft, isOwnedDraft);
    return stored && isFor(stored, userId) ? stored : EMPTY_DRAFT;
  },
  keepDraft: (draft: OwnedDraft): void => writeJson(visitStorage, VISIT_KEYS.messageDraft, draft),
  /** Whether drafts survive a page load; false when storage is blocked or full. */
  keepsDrafts: (): boolean => visitStorage.isPersistent(),
  /** Messages to be saved after a login, newest first. */
  held: (): readonly SavableMessage[] =>
    readJson(visitStorage, VISIT_KEYS.messagesToSave, isListOfSavable) ?? [],
  /** The held messages of this visitor. Messages without an owner become theirs. */
  claim(userId: number): readonly SavableMessage[] {
    const held = messageStorage.held().map((one) => ({ ...one, ownerId: one.ownerId ?? userId }));
    if (held.length > 0) writeJson(visitStorage, VISIT_KEYS.messagesToSave, held);
    return held.filter(({ ownerId }) => ownerId === userId);
  },
  /** At logout: deletes the visitor's text and unsaved messages. */
  discardOf(userId: number): void {
    const draft = readJson(visitStorage, VISIT_KEYS.messageDraft, isOwnedDraft);
    if (draft && isFor(draft, userId)) visitStorage.remove(VISIT_KEYS.messageDraft);
    for (const { ownerId, saveKey } of messageStorage.held())
      if (ownerId === userId) messageStorage.release(saveKey);
  },
  hold(message: SavableMessage): void {
    const held = [message, ...heldExcept(message.saveKey)].slice(0, MAX_HELD);
    writeJson(visitStorage, VISIT_KEYS.messagesToSave, held);
  },
  /** Removes a message that was saved or discarded. */
  release(saveKey: string): void {
    const held = heldExcept(saveKey);
    if (held.length > 0) writeJson(visitStorage, VISIT_KEYS.messagesToSave, held);
    else visitStorage.remove(VISIT_KEYS.messagesToSave);
  },
};

function heldExcept(saveKey: string): readonly SavableMessage[] {
  return messageStorage.held().filter((one) => one.saveKey !== saveKey);
}

/** Without a login visitors cannot be told apart, so an anonymous visitor sees every draft. */
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

function hasSourceOrNone(raw: object): boolean {
  return !('source' in raw) || ['model', 'composer', 'reviewed', undefined].includes(raw.source as string);
}

function isDraft(raw: unknown): raw is Draft {
  if (typeof raw !== 'object' || raw === null || !('name' in raw) || !('question' in raw)) return false;
  return isText(raw.name, LENGTHS.personNameMax) && isText(raw.question, LENGTHS.questionMax);
}

function isSavable(raw: unknown): raw is SavableMessage {
  if (!isDraft(raw) || !('message' in raw) || !('language' in raw) || !('saveKey' in raw)) return false;
  if (!hasOwnerOrNone(raw) || !hasSourceOrNone(raw)) return false;
  if (!isSaveKey(raw.saveKey)) return false;
  return isText(raw.message, LENGTHS.answerMax) && raw.message !== '' && isLanguage(raw.language);
}

export function isSaveKey(raw: unknown): raw is string {
  return typeof raw === 'string' && SAVE_KEY.test(raw);
}

function isText(raw: unknown, max: number): raw is string {
  return typeof raw === 'string' && raw.length <= max;
}
