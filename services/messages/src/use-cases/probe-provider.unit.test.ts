import { describe, expect, it } from '@jest/globals';
import { createInMemoryAiBudget } from '../adapters/in-memory/in-memory-ai-budget.ts';
import { budgetDay } from '../domain/ai-budget.ts';
import { afterFailure, HEALTHY } from '../domain/provider-health.ts';
import { probeProvider } from './probe-provider.ts';

const NOW = Date.UTC(2026, 2, 8, 12);
const LIMIT = 10;

async function probeAfter(answers: number, health = HEALTHY) {
  const budget = createInMemoryAiBudget();
  for (let taken = 0; taken < answers; taken += 1) await budget.take(budgetDay(NOW), LIMIT);
  return probeProvider({ budget, dailyBudget: LIMIT, now: () => NOW, state: { health } });
}

describe('the AI provider', () => {
  it('is off if none is set up', async () => {
    expect(await probeProvider(undefined)).toEqual({ state: 'off' });
  });

  it('tells the answers of today, and when nearly all are taken', async () => {
    expect(await probeAfter(2)).toEqual({ state: 'good', amount: 2, limit: LIMIT });
    expect(await probeAfter(9)).toEqual({ state: 'attention', amount: 9, limit: LIMIT });
    expect(await probeAfter(12)).toEqual({ state: 'attention', amount: LIMIT, limit: LIMIT });
  });

  it('fails while it is not asked because of its failures', async () => {
    let failed = HEALTHY;
    for (let failures = 0; failures < 3; failures += 1) failed = afterFailure(failed, NOW);
    expect(await probeAfter(2, failed)).toEqual({ state: 'failing', amount: 2, limit: LIMIT });
  });
});
