import { describe, expect, it } from '@jest/globals';
import { aPsalter } from '../../test/a-psalter.ts';
import { psalterStoreContract } from '../../test/contracts/psalter-store.contract.ts';
import type { PsalterStore } from '../domain/ports.ts';
import { createInMemoryPsalters } from './in-memory/in-memory-psalters.ts';
import { rememberSummaries } from './remember-summaries.ts';

psalterStoreContract('with remembered summaries', {
  empty: async () => rememberSummaries(createInMemoryPsalters(), Date.now),
});

describe('a remembered summary', () => {
  function storeOfTwo() {
    const shared = createInMemoryPsalters();
    const clock = { now: 5_000 };
    let asked = 0;
    const counting: PsalterStore = {
      ...shared,
      summaryOf(language) {
        asked += 1;
        return shared.summaryOf(language);
      },
    };
    return { here: rememberSummaries(counting, () => clock.now), shared, clock, asked: () => asked };
  }

  it('is asked for once per second, so that the change of another process is seen after that', async () => {
    const { here, shared, clock, asked } = storeOfTwo();
    expect(await here.summaryOf('pt')).toBeUndefined();
    await shared.put(aPsalter());
    clock.now += 999;
    expect(await here.summaryOf('pt')).toBeUndefined();
    expect(asked()).toBe(1);
    clock.now += 1;
    expect(await here.summaryOf('pt')).toMatchObject({ language: 'pt' });
  });

  it('is forgotten with a change of this process, also one that is made while it is read', async () => {
    const { here } = storeOfTwo();
    const reading = here.summaryOf('pt');
    await here.put(aPsalter());
    await reading;
    expect(await here.summaryOf('pt')).toMatchObject({ language: 'pt' });
    await here.remove('pt');
    expect(await here.summaryOf('pt')).toBeUndefined();
  });

  it('is asked for again when the clock was set back', async () => {
    const { here, shared, clock } = storeOfTwo();
    await here.summaryOf('pt');
    await shared.put(aPsalter());
    clock.now -= 3_600_000;
    expect(await here.summaryOf('pt')).toMatchObject({ language: 'pt' });
  });
});
