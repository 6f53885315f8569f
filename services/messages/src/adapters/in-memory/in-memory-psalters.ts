import { LANGUAGES, type Language } from '@selah/shared/contracts/languages';
import type { PsalterStore, PsalterSummary } from '../../domain/ports.ts';
import type { Psalter } from '../../domain/psalms/psalter.ts';

/** The editions in memory, for tests. */
export function createInMemoryPsalters(): PsalterStore {
  const psalters = new Map<Language, Psalter>();
  return {
    async put(psalter) {
      psalters.set(psalter.language, psalter);
    },
    find: async (language) => psalters.get(language),
    summaryOf: async (language) => summaryOf(psalters.get(language)),
    list: async () => LANGUAGES.flatMap((language) => summaryOf(psalters.get(language)) ?? []),
    remove: async (language) => psalters.delete(language),
  };
}

function summaryOf(psalter: Psalter | undefined): PsalterSummary | undefined {
  if (!psalter) return undefined;
  const { psalms: _, ...summary } = psalter;
  return summary;
}
