import type { Language } from '@selah/shared/contracts/languages';
import { repetitionIn, verifyQuotation } from './quotation.ts';
import type { SearchablePsalter } from './searchable-psalter.ts';

/** What stands between quotation marks of the four languages; one that does not end reaches to the end of its paragraph. */
const QUOTATIONS = [
  /[“„]([^“”]*)(?:[“”]|$)/gu,
  /"([^"]*)(?:"|$)/gu,
  /«([^»]*)(?:»|$)/gu,
  // A closing single mark is also an apostrophe, so that the last one of the paragraph is taken.
  /‘(.*)(?:’|$)/gu,
  /(?<![\p{L}\p{N}])'(.*)'(?![\p{L}\p{N}])/gu,
];

/**
 * Whether a quotation goes on after the beginning of a paragraph. A single mark that closes is also an apostrophe, so that one that
 * opens may reach to any later one.
 */
export function hasOpenQuotation(beginning: string): boolean {
  return (
    /[“„][^“”]*$/u.test(beginning) ||
    /«[^»]*$/u.test(beginning) ||
    (beginning.match(/"/g)?.length ?? 0) % 2 === 1 ||
    /‘|(?<![\p{L}\p{N}])'/u.test(beginning)
  );
}

/** Fewer words are an expression, not a quotation. */
const FEWEST_WORDS = 3;

/** After which a quotation without marks may begin: “As it is written: …” */
const CLAUSE_END = /[,:;–—]\s/gu;

/**
 * The text without the sentences that quote the edition otherwise than word for word, with quotation marks or without. Paragraphs
 * that lose all their sentences are left out.
 */
export function dropInexactQuotations(
  text: string,
  searchable: SearchablePsalter,
  language: Language,
): string {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return text
    .split('\n')
    .map((paragraph) => {
      const inexact = quotationsIn(paragraph).filter(({ words }) => !isExact(words, searchable));
      const sentences = [...segmenter.segment(paragraph)];
      const kept = sentences.filter(
        ({ index, segment }) =>
          inexact.every(({ start, end }) => end <= index || start >= index + segment.length) &&
          !repeatsInexactly(segment, searchable),
      );
      if (kept.length === sentences.length) return paragraph;
      return kept
        .map(({ segment }) => segment)
        .join('')
        .trim();
    })
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function quotationsIn(paragraph: string) {
  return QUOTATIONS.flatMap((pattern) => [...paragraph.matchAll(pattern)]).map((match) => ({
    words: match[1] ?? '',
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Whether it repeats a verse inexactly outside of its quotation marks. */
function repeatsInexactly(sentence: string, searchable: SearchablePsalter): boolean {
  const unmarked = QUOTATIONS.reduce((rest, marked) => rest.replace(marked, ' '), sentence);
  const starts = [0, ...[...unmarked.matchAll(CLAUSE_END)].map(({ index }) => index + 1)];
  const repetitions = starts.map((start) => repetitionIn(searchable, unmarked.slice(start)));
  return repetitions.includes('inexact') && !repetitions.includes('exact');
}

function isExact(words: string, searchable: SearchablePsalter): boolean {
  const count = words.match(/\p{L}+/gu)?.length ?? 0;
  return count < FEWEST_WORDS || verifyQuotation(searchable, words).result === 'exact';
}
