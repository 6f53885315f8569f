import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { AiBudget } from '../../src/domain/ports.ts';

export interface BudgetUnderTest {
  /** An unused budget. */
  readonly empty: () => Promise<AiBudget>;
  readonly release?: () => Promise<void>;
}

/** The contract of every budget: it is never exceeded, also by concurrent calls (Q42). */
export function aiBudgetContract(name: string, { empty, release }: BudgetUnderTest): void {
  describe(`the provider budget, ${name}`, () => {
    let budget: AiBudget;

    beforeEach(async () => {
      budget = await empty();
    });
    afterEach(async () => release?.());

    async function takeMany(times: number, day: string, limit: number): Promise<number> {
      const takes = await Promise.all(Array.from({ length: times }, () => budget.take(day, limit)));
      return takes.filter(Boolean).length;
    }

    it('allows exactly the limit of a day to concurrent calls', async () => {
      expect(await takeMany(60, '2026-03-01', 25)).toBe(25);
      expect(await budget.take('2026-03-01', 25)).toBe(false);
    });

    it('starts again with the next day', async () => {
      await takeMany(3, '2026-03-01', 3);
      expect(await takeMany(5, '2026-03-02', 3)).toBe(3);
    });

    it('allows nothing with a limit of zero', async () => {
      expect(await takeMany(3, '2026-03-01', 0)).toBe(0);
      expect(await budget.take('2026-03-01', 1)).toBe(true);
    });

    it('applies a limit that is raised or lowered during the day', async () => {
      expect(await takeMany(5, '2026-03-01', 2)).toBe(2);
      expect(await takeMany(5, '2026-03-01', 4)).toBe(2);
      expect(await takeMany(5, '2026-03-01', 3)).toBe(0);
    });

    it('tells how many of a day are taken', async () => {
      expect(await budget.taken('2026-03-01')).toBe(0);
      await takeMany(5, '2026-03-01', 3);
      expect([await budget.taken('2026-03-01'), await budget.taken('2026-03-02')]).toEqual([3, 0]);
    });
  });
}
