import type { Clock } from '@selah/service-kit/clock';
import type { Language } from '@selah/shared/contracts/languages';
import type { PsalterStore, PsalterSummary } from '../domain/ports.ts';

/** How long a summary is used that another process may have changed. Milliseconds. */
const TRUSTED_MS = 1_000;

interface Remembered {
  readonly summary: PsalterSummary | undefined;
  readonly at: number;
}

/**
 * A store that reads an edition's summary at most once per second, because each letter needs it. Changes
 * through this store are seen at once, those of other processes a second later.
 */
export function rememberSummaries(store: PsalterStore, now: Clock): PsalterStore {
  const known = new Map<Language, Remembered>();
  let changes = 0;

  async function change<Result>(language: Language, make: () => Promise<Result>): Promise<Result> {
    try {
      return await make();
    } finally {
      changes += 1;
      known.delete(language);
    }
  }

  function remembered(language: Language): Remembered | undefined {
    const found = known.get(language);
    const age = found && now() - found.at;
    // A clock that was set back makes it younger than nothing.
    return age !== undefined && age >= 0 && age < TRUSTED_MS ? found : undefined;
  }

  return {
    ...store,
    put: (psalter) => change(psalter.language, () => store.put(psalter)),
    remove: (language) => change(language, () => store.remove(language)),
    async summaryOf(language) {
      const found = remembered(language);
      if (found) return found.summary;
      const before = changes;
      const summary = await store.summaryOf(language);
      // Changed while it was read: it may be the one from before.
      if (changes === before) known.set(language, { summary, at: now() });
      return summary;
    },
  };
}
