import type { Condition } from '@selah/shared/contracts/site-health/site-health';
import { budgetDay } from '../domain/ai-budget.ts';
import { isPaused } from '../domain/provider-health.ts';
import type { ProviderState } from './ask-provider.ts';
import type { TakeAllowanceDeps } from './take-allowance.ts';

export interface ProbeProviderDeps extends Pick<TakeAllowanceDeps, 'budget' | 'dailyBudget' | 'now'> {
  readonly state: ProviderState;
}

/** From this share of the day's answers on, the administrator is told. */
const NEARLY_ALL = 0.9;

/**
 * The state of the AI provider, with the answers used today and allowed per day. Without a provider or
 * answers left, the composer writes.
 * @param deps undefined if no provider is configured
 */
export async function probeProvider(deps: ProbeProviderDeps | undefined): Promise<Omit<Condition, 'name'>> {
  if (!deps) return { state: 'off' };
  const { budget, dailyBudget, state, now } = deps;
  const amount = await budget.taken(budgetDay(now()));
  const isScarce = amount >= dailyBudget * NEARLY_ALL;
  const verdict = isPaused(state.health, now()) ? 'failing' : isScarce ? 'attention' : 'good';
  return { state: verdict, amount: Math.min(amount, dailyBudget), limit: dailyBudget };
}
