import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ProviderManner, ProviderMemory } from '../../src/domain/ports.ts';

export interface MemoryUnderTest {
  /** A memory without anything. */
  readonly empty: () => Promise<ProviderMemory>;
  readonly release?: () => Promise<void>;
}

const MANNER: ProviderManner = {
  form: 'json',
  hasSystemRole: false,
  tokens: 'max_completion_tokens',
  address: 1,
  room: 3,
};

/** The contract of every memory of a provider's manner: that of the endpoint in use alone. */
export function providerMemoryContract(name: string, { empty, release }: MemoryUnderTest): void {
  describe(`the memory of a provider’s manner, ${name}`, () => {
    let memory: ProviderMemory;

    beforeEach(async () => {
      memory = await empty();
    });
    afterEach(async () => release?.());

    it('knows nothing at first', async () => {
      expect(await memory.recall('one')).toBeUndefined();
    });

    it('returns what was kept last, with every field', async () => {
      await memory.keep('one', MANNER);
      const last: ProviderManner = { ...MANNER, form: 'plain', stream: 'refused', effort: 'none' };
      await memory.keep('one', last);
      expect(await memory.recall('one')).toEqual(last);
    });

    it('has nothing for another endpoint, and forgets the one before', async () => {
      await memory.keep('one', MANNER);
      expect(await memory.recall('two')).toBeUndefined();
      await memory.keep('two', MANNER);
      expect(await memory.recall('one')).toBeUndefined();
      expect(await memory.recall('two')).toEqual(MANNER);
    });
  });
}
