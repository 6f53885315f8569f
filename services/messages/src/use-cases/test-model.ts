import type { ModelTest } from '@selah/shared/contracts/messages/model-test';
import { budgetDay } from '../domain/ai-budget.ts';
import { buildPrompt } from '../domain/build-prompt.ts';
import { parseProviderAnswer } from '../domain/parse-provider-answer.ts';
import { ProviderFailure } from '../domain/ports.ts';
import { HEALTHY } from '../domain/provider-health.ts';
import type { AskProviderDeps } from './ask-provider.ts';

/** An invented worry, harmless and in Portuguese, as the administrator's pages are. */
const WORRY = {
  name: 'Ana',
  question: 'Perdi o emprego e tenho medo de não conseguir pagar o aluguel.',
  language: 'pt',
} as const;

export type TestModelDeps = Pick<AskProviderDeps, 'provider' | 'budget' | 'dailyBudget' | 'state' | 'now'>;

/**
 * Asks the provider once, as for a visitor, and reports the result. Its calls count towards the day's budget.
 * A success ends a pause after failures.
 * @param deps undefined if no provider is configured
 */
export async function testModel(deps: TestModelDeps | undefined, signal: AbortSignal): Promise<ModelTest> {
  if (!deps) return { outcome: 'off', notes: [], calls: 0, seconds: 0 };
  const { provider, budget, dailyBudget, state, now } = deps;
  const began = performance.now();
  let calls = 0;
  const take = async () => {
    const isTaken = await budget.take(budgetDay(now()), dailyBudget);
    if (isTaken) calls += 1;
    return isTaken;
  };
  const cost = () => ({ calls, seconds: Math.round((performance.now() - began) / 100) / 10 });
  if (!(await take())) return { outcome: 'failed', failure: 'budget', notes: [], ...cost() };
  try {
    const answer = await provider.answer(buildPrompt({ ...WORRY }), signal, take);
    state.health = HEALTHY;
    const { danger, letter, notes, tokens } = answer;
    const shown = letter && parseProviderAnswer(letter, WORRY.language);
    return {
      outcome: danger.length > 0 ? 'danger' : shown ? 'letter' : 'not_shown',
      ...(danger.length === 0 && shown && { letter: shown.message }),
      notes: [...notes],
      ...(tokens !== undefined && { tokens }),
      ...cost(),
    };
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    const failure = error.reason === 'aborted' ? 'no_answer' : error.reason;
    const status = error.status === undefined ? {} : { status: error.status };
    return { outcome: 'failed', failure, ...status, notes: [], ...cost() };
  }
}
