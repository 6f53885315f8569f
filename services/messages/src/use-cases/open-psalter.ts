import { LANGUAGES, type Language } from '@selah/shared/contracts/languages';
import type { PsalterStore } from '../domain/ports.ts';
import { prepareForSearch, type SearchablePsalter } from '../domain/psalms/searchable-psalter.ts';
import { joinCalls } from './join-calls.ts';

/** The language's edition, ready to be quoted and searched; undefined if none is imported. */
export type OpenPsalter = (language: Language) => Promise<SearchablePsalter | undefined>;

/**
 * Keeps opened editions in memory (some 10 MB each). Each call asks the store when the edition was imported, so that every
 * process has the present one; calls at the same time ask together. While the store does not answer, the edition that was opened last is used.
 */
export function createOpenPsalter({ psalters }: { readonly psalters: PsalterStore }): OpenPsalter {
  const opened = new Map<Language, SearchablePsalter>();
  const summaries = new Map(
    LANGUAGES.map((language) => [language, joinCalls(() => psalters.summaryOf(language))]),
  );
  const summaryOf = async (language: Language) => summaries.get(language)?.();
  return async (language) => {
    const known = opened.get(language);
    const summary = await summaryOf(language).catch((error: unknown) => {
      if (!known) throw error;
      return known.psalter;
    });
    if (summary && known?.psalter.importedAt.getTime() === summary.importedAt.getTime()) return known;
    opened.delete(language);
    const psalter = summary && (await psalters.find(language));
    if (!psalter) return undefined;
    const searchable = prepareForSearch(psalter);
    opened.set(language, searchable);
    return searchable;
  };
}
