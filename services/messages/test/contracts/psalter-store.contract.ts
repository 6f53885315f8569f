import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { PsalterStore } from '../../src/domain/ports.ts';
import { aPsalter } from '../a-psalter.ts';

export interface PsaltersUnderTest {
  /** A store without editions. */
  readonly empty: () => Promise<PsalterStore>;
  readonly release?: () => Promise<void>;
}

/** The contract of every store of editions: at most one per language, word for word. */
export function psalterStoreContract(name: string, { empty, release }: PsaltersUnderTest): void {
  describe(`the editions of the Psalms, ${name}`, () => {
    let store: PsalterStore;

    beforeEach(async () => {
      store = await empty();
    });
    afterEach(async () => release?.());

    it('has none at first', async () => {
      expect(await store.find('pt')).toBeUndefined();
      expect(await store.summaryOf('pt')).toBeUndefined();
      expect(await store.list()).toEqual([]);
      expect(await store.remove('pt')).toBe(false);
    });

    it('returns every word as it was stored', async () => {
      const psalter = aPsalter({ language: 'fr', numbering: 'greek' });
      await store.put(psalter);
      expect(await store.find('fr')).toEqual(psalter);
      expect(await store.find('en')).toBeUndefined();
    });

    it('replaces the edition of a language', async () => {
      await store.put(aPsalter({ language: 'es', edition: 'Old' }));
      const next = aPsalter({ language: 'es', edition: 'New', seed: 2 });
      await store.put(next);
      expect(await store.find('es')).toEqual(next);
      expect(await store.list()).toHaveLength(1);
    });

    it('lists what is known of them, without the words, in the order of the languages', async () => {
      const importedAt = new Date('2026-03-01T10:00:00Z');
      for (const language of ['fr', 'pt', 'en'] as const) await store.put(aPsalter({ language, importedAt }));
      const credit = { edition: 'An Edition', licence: 'Public domain', numbering: 'english', importedAt };
      expect(await store.list()).toEqual(['pt', 'en', 'fr'].map((language) => ({ language, ...credit })));
      expect(await store.summaryOf('fr')).toEqual({ language: 'fr', ...credit });
    });

    it('removes one and keeps the others', async () => {
      await store.put(aPsalter({ language: 'pt' }));
      await store.put(aPsalter({ language: 'en' }));
      expect(await store.remove('pt')).toBe(true);
      expect(await store.find('pt')).toBeUndefined();
      expect((await store.list()).map(({ language }) => language)).toEqual(['en']);
    });
  });
}
