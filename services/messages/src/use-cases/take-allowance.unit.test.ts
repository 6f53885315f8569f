import { describe, expect, it } from '@jest/globals';
import { createMemoryCache } from '@selah/service-kit/cache/memory-cache';
import { silentLogger } from '@selah/service-kit/logging/logger';
import { createInMemoryAiBudget } from '../adapters/in-memory/in-memory-ai-budget.ts';
import { type TakeAllowanceDeps, takeAllowance } from './take-allowance.ts';

function newDeps(dailyBudget: number): TakeAllowanceDeps {
  const cache = createMemoryCache({ logger: silentLogger() });
  return { budget: createInMemoryAiBudget(), cache, dailyBudget, now: () => Date.UTC(2026, 2, 1, 12) };
}

async function takeFrom(deps: TakeAllowanceDeps, addresses: readonly string[]): Promise<number> {
  let taken = 0;
  for (const address of addresses) if (await takeAllowance(deps, address)) taken += 1;
  return taken;
}

describe('the allowance for the provider', () => {
  it('Q42 counts a whole IPv6 network as one caller', async () => {
    const oneNetwork = Array.from({ length: 20 }, (_, host) => `2001:db8:1:2::${host.toString(16)}`);
    const deps = newDeps(100);
    expect(await takeFrom(deps, oneNetwork)).toBe(10);
    expect(await takeFrom(deps, ['2001:db8:1:3::1', '203.0.113.1'])).toBe(2);
  });

  it('Q42 ends for everybody when the day’s budget is used up', async () => {
    const many = Array.from({ length: 20 }, (_, network) => `203.0.113.${network}`);
    expect(await takeFrom(newDeps(5), many)).toBe(5);
  });
});
