import { describe, expect, it } from '@jest/globals';
import { budgetDay, shareOfOneAddress, untilNextBudget } from './ai-budget.ts';

const LATE = Date.UTC(2026, 2, 1, 23, 59, 59);

describe('the provider budget of a day', () => {
  it('changes at midnight in UTC', () => {
    expect(budgetDay(LATE)).toBe('2026-03-01');
    expect(untilNextBudget(LATE)).toBe(1000);
    expect(budgetDay(LATE + 1000)).toBe('2026-03-02');
    expect(untilNextBudget(LATE + 1000)).toBe(86_400_000);
  });

  it('allows one address a tenth of it, and at least ten', () => {
    expect(shareOfOneAddress(500)).toBe(50);
    expect(shareOfOneAddress(155)).toBe(16);
    expect(shareOfOneAddress(3)).toBe(10);
  });
});
