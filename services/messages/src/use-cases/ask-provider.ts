import type { Clock } from '@selah/service-kit/clock';
import type { Logger } from '@selah/service-kit/logging/logger';
import { buildPrompt } from '../domain/build-prompt.ts';
import type { Worry } from '../domain/compose-reflection.ts';
import { parseProviderAnswer } from '../domain/parse-provider-answer.ts';
import { type MessageProvider, ProviderFailure } from '../domain/ports.ts';
import { afterFailure, HEALTHY, isPaused } from '../domain/provider-health.ts';
import type { TakeAllowance } from './provider-allowance.ts';

export interface AskProviderParts {
  readonly provider: MessageProvider;
  readonly takeAllowance: TakeAllowance;
  readonly now: Clock;
}

export interface Asking {
  /** The visitor's network address. */
  readonly address: string;
  /** Aborts when the visitor leaves. */
  readonly signal: AbortSignal;
  readonly log: Logger;
}

/**
 * Answers a function that asks the provider and accepts only an answer that is fit to be shown. Whatever goes wrong, it
 * answers undefined instead of failing: there is always the composer. Log lines say what went wrong, never what was asked.
 */
export function createAskProvider({ provider, takeAllowance, now }: AskProviderParts) {
  let health = HEALTHY;

  async function ask(worry: Worry, { address, signal, log }: Asking) {
    if (isPaused(health, now())) return undefined;
    if (!(await takeAllowance(address))) {
      log.info('the provider budget is spent');
      return undefined;
    }
    const text = await provider.answer(buildPrompt({ ...worry, distress: false }), signal);
    health = HEALTHY;
    const answer = parseProviderAnswer(text, worry.language);
    if (!answer) log.warn({ length: text.length }, 'the provider gave an answer that cannot be shown');
    return answer ?? undefined;
  }

  return async (worry: Worry, asking: Asking) => {
    try {
      return await ask(worry, asking);
    } catch (error) {
      const failure = error instanceof ProviderFailure ? error : undefined;
      if (failure?.reason === 'aborted') return undefined;
      health = afterFailure(health, now());
      if (failure) asking.log.warn({ reason: failure.reason, status: failure.status }, 'the provider failed');
      // The cache or the database, which an answer from the composer does not need.
      else asking.log.error({ err: error }, 'the provider could not be asked');
      return undefined;
    }
  };
}

export type AskProvider = ReturnType<typeof createAskProvider>;
