import type { DistressKind } from '@selah/distress/engine/distress-kinds';
import type { Logger } from '@selah/service-kit/logging/logger';
import { buildPrompt } from '../domain/build-prompt.ts';
import { checkDrafts } from '../domain/checked-draft.ts';
import { type ParsedAnswer, parseProviderAnswer } from '../domain/parse-provider-answer.ts';
import { type MessageProvider, type OnDraft, ProviderFailure } from '../domain/ports.ts';
import { afterFailure, HEALTHY, isPaused, type ProviderHealth } from '../domain/provider-health.ts';
import type { SearchablePsalter } from '../domain/psalms/searchable-psalter.ts';
import type { Question } from '../domain/write-letter.ts';
import { type TakeAllowanceDeps, takeAllowance } from './take-allowance.ts';

export interface AskProviderDeps extends TakeAllowanceDeps {
  readonly provider: MessageProvider;
  readonly state: ProviderState;
}

/** What is known of the provider, kept between questions. */
export interface ProviderState {
  health: ProviderHealth;
}

export interface Caller {
  /** The visitor's network address. */
  readonly address: string;
  /** Aborts if the visitor leaves. */
  readonly signal: AbortSignal;
  readonly log: Logger;
}

/** Danger that only the provider saw; its letter is not shown then. */
export interface SeenDanger {
  readonly danger: readonly DistressKind[];
}

/**
 * With the edition of the Psalms that the letter quotes, if any. `onDraft` receives the part that may be
 * shown so far.
 */
export type AskProvider = (
  question: Question,
  caller: Caller,
  psalter?: SearchablePsalter,
  onDraft?: OnDraft,
) => Promise<ParsedAnswer | SeenDanger | undefined>;

/**
 * Asks the provider, which reads the question for danger a second time, and accepts only an answer that may be shown. It
 * never throws: without an answer it returns undefined, and the composer writes the message. After failures it pauses.
 * Log lines contain the reason of a failure, never the question.
 */
export function createAskProvider(deps: AskProviderDeps): AskProvider {
  const { provider, state, now } = deps;

  async function ask(
    question: Question,
    { address, signal, log }: Caller,
    psalter?: SearchablePsalter,
    onDraft?: OnDraft,
  ) {
    if (isPaused(state.health, now())) return undefined;
    if (!(await takeAllowance(deps, address))) {
      log.info('the provider budget is used up');
      return undefined;
    }
    const prompt = buildPrompt({ ...question, numbering: psalter?.psalter.numbering });
    const { danger, letter } = await provider.answer(
      prompt,
      signal,
      () => takeAllowance(deps, address),
      onDraft && checkDrafts(question.language, psalter, onDraft),
    );
    state.health = HEALTHY;
    if (danger.length > 0) return { danger };
    const answer = letter && parseProviderAnswer(letter, question.language, psalter);
    if (!answer) log.warn({ length: letter?.text.length }, 'the answer of the provider cannot be shown');
    return answer ?? undefined;
  }

  return async (question, caller, psalter, onDraft) => {
    try {
      return await ask(question, caller, psalter, onDraft);
    } catch (error) {
      const failure = error instanceof ProviderFailure ? error : undefined;
      if (failure?.reason === 'aborted') return undefined;
      state.health = afterFailure(state.health, now(), failure?.reason);
      if (failure) caller.log.warn({ reason: failure.reason, status: failure.status }, 'the provider failed');
      // The cache or the database failed, which the composer does not need.
      else caller.log.error({ err: error }, 'the provider could not be asked');
      return undefined;
    }
  };
}
