import type { MessageDraft, SavedMessage } from './saved-message.ts';

/** Where kept messages live (M-161). */
export interface SavedMessageRepository {
  /**
   * Keeps a message under the next id. Under a `submission` (who sends it, and their name for this attempt) only one
   * message is ever kept: undefined when one stands there already.
   */
  add(draft: MessageDraft, createdAt: Date, submission?: string): Promise<SavedMessage | undefined>;
  findBySubmission(userId: number, submission: string): Promise<SavedMessage | undefined>;
  /** The person's messages with an id under `before`, newest first, at most `limit`. */
  listOf(userId: number, page: { readonly before?: number; readonly limit: number }): Promise<SavedMessage[]>;
  /** How many the person has, counted up to `limit`. */
  countOf(userId: number, limit: number): Promise<number>;
  exists(id: number): Promise<boolean>;
  /** Deletes the message when it is this person's; says whether it was there to delete. */
  deleteOwn(id: number, userId: number): Promise<boolean>;
  /** Says how many there were. */
  deleteAllOf(userId: number): Promise<number>;
}

/** Whose accounts were deleted: ids alone, which are never given again. */
export interface DeletedUsers {
  /** Safe to repeat. */
  add(userId: number): Promise<void>;
  has(userId: number): Promise<boolean>;
}

/** How much of the paid provider was used, by UTC day. */
export interface AiBudget {
  /** Takes one from the day's `limit`, atomically; false when nothing is left. */
  take(day: string, limit: number): Promise<boolean>;
}

export interface Prompt {
  readonly system: string;
  readonly user: string;
}

/** The visitor left; nothing came, or not in time; an HTTP error came; something came that is no answer. */
export type ProviderFailureReason = 'aborted' | 'no_answer' | 'refused' | 'unreadable';

/**
 * Why a provider gave no answer. It carries no text and no cause: a provider's error may quote the prompt, and with it
 * what a visitor confided.
 */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  readonly reason: ProviderFailureReason;
  /** The HTTP status, when the provider answered with one. */
  readonly status: number | undefined;

  constructor(reason: ProviderFailureReason, status?: number) {
    super(status === undefined ? reason : `${reason} with status ${status}`);
    this.reason = reason;
    this.status = status;
  }
}

/** Whoever writes messages outside this process. */
export interface MessageProvider {
  /**
   * The provider's raw words for a prompt, unchecked. `mayRetry` is asked before a second call, which costs as much as the
   * first.
   * @throws ProviderFailure
   */
  answer(prompt: Prompt, signal: AbortSignal, mayRetry: () => Promise<boolean>): Promise<string>;
}
