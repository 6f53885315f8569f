import { describe, expect, it } from '@jest/globals';
import { aPsalter } from '../../test/a-psalter.ts';
import { createInMemoryPsalters } from '../adapters/in-memory/in-memory-psalters.ts';
import { createOpenPsalter } from './open-psalter.ts';

function newStore() {
  const psalters = createInMemoryPsalters();
  let isDown = false;
  const openPsalter = createOpenPsalter({
    psalters: {
      ...psalters,
      summaryOf: async (language) => {
        if (isDown) throw new Error('down');
        return psalters.summaryOf(language);
      },
    },
  });
  const open = async () => (await openPsalter('pt'))?.psalter.edition;
  const goDown = () => {
    isDown = true;
  };
  return { psalters, open, goDown };
}

describe('the opened edition', () => {
  it('is the present one after each import, and none after it is removed', async () => {
    const { psalters, open } = newStore();
    expect(await open()).toBeUndefined();
    await psalters.put(aPsalter({ edition: 'First', importedAt: new Date(1) }));
    expect(await open()).toBe('First');
    await psalters.put(aPsalter({ edition: 'Second', importedAt: new Date(2) }));
    expect(await open()).toBe('Second');
    await psalters.remove('pt');
    expect(await open()).toBeUndefined();
  });

  it('is the last one while the store does not answer', async () => {
    const { psalters, open, goDown } = newStore();
    await psalters.put(aPsalter({ edition: 'First' }));
    expect(await open()).toBe('First');
    goDown();
    expect(await open()).toBe('First');
  });

  it('fails if there was none before', async () => {
    const { open, goDown } = newStore();
    goDown();
    await expect(open()).rejects.toThrow('down');
  });
});
