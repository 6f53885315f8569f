import type { DistressKind } from '@selah/distress/engine/distress-kinds';
import type { Language } from '@selah/shared/contracts/languages';
import type { ModelNote } from '@selah/shared/contracts/messages/model-test';
import type { PsalmReference } from './psalm-passages.ts';
import type { ReadVerse } from './psalms/check-psalms.ts';
import type { Psalter } from './psalms/psalter.ts';
import type { MessageDraft, SavedMessage } from './saved-message.ts';

/** Stores saved messages (M-161). */
export interface SavedMessageRepository {
  /**
   * Stores a message under the next id. A `submission` (the user, and the client's key for this attempt) is stored only
   * once: undefined if it exists already.
   */
  add(draft: MessageDraft, createdAt: Date, submission?: string): Promise<SavedMessage | undefined>;
  findBySubmission(userId: number, submission: string): Promise<SavedMessage | undefined>;
  /** The user's messages with an id below `before`, newest first, at most `limit`. */
  listOf(userId: number, page: { readonly before?: number; readonly limit: number }): Promise<SavedMessage[]>;
  /** The number of the user's messages, counted up to `limit`. */
  countOf(userId: number, limit: number): Promise<number>;
  exists(id: number): Promise<boolean>;
  /** Deletes the message if it is this user's; returns whether it existed. */
  deleteOwn(id: number, userId: number): Promise<boolean>;
  /** Returns the number of deleted messages. */
  deleteAllOf(userId: number): Promise<number>;
}

/** Ids of deleted accounts; an id is never used again. */
export interface DeletedUsers {
  /** Idempotent. */
  add(userId: number): Promise<void>;
  has(userId: number): Promise<boolean>;
}

/** The number of calls of the paid provider, by UTC day. */
export interface AiBudget {
  /** Takes one of the day's `limit`, atomically; false if none is left. */
  take(day: string, limit: number): Promise<boolean>;
  /** How many of the day are taken. */
  taken(day: string): Promise<number>;
}

export interface Prompt {
  readonly system: string;
  readonly user: string;
}

/** Remarks for the administrator: what was unusual in an answer, or learned from it. */
export type ProviderNote = ModelNote;

/** A letter as a model wrote it, unchecked, without the line of its Psalm. */
export interface ProviderLetter {
  readonly text: string;
  /** The passage that it names. */
  readonly reference?: PsalmReference;
}

export interface ProviderAnswer {
  /** The dangers that the provider or its filter sees in the question; empty if none. */
  readonly danger: readonly DistressKind[];
  /** Absent if there is none, also in danger. */
  readonly letter?: ProviderLetter;
  readonly notes: readonly ProviderNote[];
  /** Tokens of question and answer, if the provider counts them. */
  readonly tokens?: number;
}

/**
 * How to ask an endpoint, learned from its refusals. Each field changes in one direction: from the best value
 * to the one that every server accepts.
 */
export interface ProviderManner {
  readonly form: 'schema' | 'json' | 'plain';
  readonly hasSystemRole: boolean;
  readonly tokens: 'max_tokens' | 'max_completion_tokens' | 'none';
  /** Set if the endpoint does not take `stream`. */
  readonly stream?: 'refused';
  /**
   * The value of `reasoning_effort`; absent until the model was seen reasoning, `refused` if the endpoint
   * rejects the field.
   */
  readonly effort?: string;
  /** Which of the addresses that a base address may mean. */
  readonly address: number;
  /** Answers were cut: they get this many times the room. */
  readonly room: number;
}

/** Remembers the manner of the endpoint in use, also over a restart. */
export interface ProviderMemory {
  /** @param endpoint address and model; nothing is known of another one than the stored */
  recall(endpoint: string): Promise<ProviderManner | undefined>;
  keep(endpoint: string, manner: ProviderManner): Promise<void>;
}

/**
 * In this order: the visitor left; no answer, or not in time; the model is being loaded; the account is used up; an HTTP
 * error; an answer that cannot be read, or must not be shown.
 */
export type ProviderFailureReason = 'aborted' | 'no_answer' | 'loading' | 'spent' | 'refused' | 'unreadable';

/**
 * Why a provider gave no answer. It contains no text and no cause, because a provider's error may quote the prompt
 * with the visitor's words.
 */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  readonly reason: ProviderFailureReason;
  /** The HTTP status, if the provider sent one. */
  readonly status: number | undefined;

  constructor(reason: ProviderFailureReason, status?: number) {
    super(status === undefined ? reason : `${reason} with status ${status}`);
    this.reason = reason;
    this.status = status;
  }
}

/** Receives the letter so far, each time it grows. All sentences but the last are complete. */
export type OnDraft = (draft: { readonly message: string }) => void;

/** A service outside this process that writes messages. */
export interface MessageProvider {
  /**
   * The provider's unchecked answer to a prompt. `mayRetry` is called before a second call, which costs as much as the
   * first. With `onDraft`, an answer that is nothing but our form is given on while it is written: the letter so far,
   * unchecked, never before the model has said that it sees no danger. A draft promises nothing: the answer decides.
   * @throws ProviderFailure
   */
  answer(
    prompt: Prompt,
    signal: AbortSignal,
    mayRetry: () => Promise<boolean>,
    onDraft?: OnDraft,
  ): Promise<ProviderAnswer>;
}

/** What is known of a stored edition without its words. */
export type PsalterSummary = Omit<Psalter, 'psalms'>;

/** Stores one edition of the Psalms for each language. */
export interface PsalterStore {
  /** Replaces the language's edition. */
  put(psalter: Psalter): Promise<void>;
  find(language: Language): Promise<Psalter | undefined>;
  /** The language's edition without its words. */
  summaryOf(language: Language): Promise<PsalterSummary | undefined>;
  /** In the order of the languages. */
  list(): Promise<readonly PsalterSummary[]>;
  /** Returns whether there was one. */
  remove(language: Language): Promise<boolean>;
}

/**
 * Reads the verses of the Psalms from a file of another program.
 * @throws AppError `psalter_unreadable`
 */
export type ReadPsalterFile = (bytes: Uint8Array) => Promise<readonly ReadVerse[]>;
