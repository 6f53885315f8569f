import type { AiBudget } from '../../domain/ports.ts';

/** The budget in memory, for tests. */
export function createInMemoryAiBudget(): AiBudget {
  const spent = new Map<string, number>();
  return {
    async take(day, limit) {
      const soFar = spent.get(day) ?? 0;
      if (soFar >= limit) return false;
      spent.set(day, soFar + 1);
      return true;
    },
    taken: async (day) => spent.get(day) ?? 0,
  };
}
