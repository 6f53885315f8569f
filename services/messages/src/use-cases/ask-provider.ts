import type { Logger } from '@selah/service-kit/logging/logger';
import { buildPrompt } from '../domain/build-prompt.ts';
import type { Worry } from '../domain/compose-reflection.ts';
import { type ParsedAnswer, parseProviderAnswer } from '../domain/parse-provider-answer.ts';
import { type MessageProvider, ProviderFailure } from '../domain/ports.ts';
import { afterFailure, HEALTHY, isPaused } from '../domain/provider-health.ts';
import { type TakeAllowanceDeps, takeAllowance } from './take-allowance.ts';

export interface AskProviderDeps extends TakeAllowanceDeps {
  readonly provider: MessageProvider;
}

export interface Caller {
  /** The visitor's network address. */
  readonly address: string;
  /** Aborts when the visitor leaves. */
  readonly signal: AbortSignal;
  readonly log: Logger;
}

export type AskProvider = (worry: Worry, caller: Caller) => Promise<ParsedAnswer | undefined>;

/**
 * Asks the provider and accepts only an answer that is fit to be shown. It never fails: without an answer it yields
 * undefined, and the composer writes the message. After failures it pauses, which is the state kept here. Log lines say
 * what went wrong, never what was asked.
 */
export function createAskProvider(deps: AskProviderDeps): AskProvider {
  const { provider, now } = deps;
  let health = HEALTHY;

  async function ask(worry: Worry, { address, signal, log }: Caller) {
    if (isPaused(health, now())) return undefined;
    if (!(await takeAllowance(deps, address))) {
      log.info('the provider budget is spent');
      return undefined;
    }
    const prompt = buildPrompt({ ...worry, distress: false });
    const text = await provider.answer(prompt, signal, () => takeAllowance(deps, address));
    health = HEALTHY;
    const answer = parseProviderAnswer(text, worry.language);
    if (!answer) log.warn({ length: text.length }, 'the provider gave an answer that cannot be shown');
    return answer ?? undefined;
  }

  return async (worry, caller) => {
    try {
      return await ask(worry, caller);
    } catch (error) {
      const failure = error instanceof ProviderFailure ? error : undefined;
      if (failure?.reason === 'aborted') return undefined;
      health = afterFailure(health, now());
      if (failure) caller.log.warn({ reason: failure.reason, status: failure.status }, 'the provider failed');
      // The cache or the database, which an answer from the composer does not need.
      else caller.log.error({ err: error }, 'the provider could not be asked');
      return undefined;
    }
  };
}
