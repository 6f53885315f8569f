import type { Language } from '@selah/shared/contracts/languages';
import { type SearchablePsalter, verifyQuotation } from './quotation.ts';

/** What stands between quotation marks of the four languages; one that does not end reaches to the end of its paragraph. */
const QUOTATIONS = [
  /[“„]([^“”]*)(?:[“”]|$)/gu,
  /"([^"]*)(?:"|$)/gu,
  /«([^»]*)(?:»|$)/gu,
  // A closing single mark is also an apostrophe, so that the last one of the paragraph is taken.
  /‘(.*)(?:’|$)/gu,
  /(?<![\p{L}\p{N}])'(.*)'(?![\p{L}\p{N}])/gu,
];

/** Fewer words are an expression, not a quotation. */
const FEWEST_WORDS = 3;

/**
 * The text without the sentences whose quotations do not stand in the edition word for word. Paragraphs that lose all their
 * sentences are left out.
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
      if (inexact.length === 0) return paragraph;
      return [...segmenter.segment(paragraph)]
        .filter(({ index, segment }) =>
          inexact.every(({ start, end }) => end <= index || start >= index + segment.length),
        )
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

function isExact(words: string, searchable: SearchablePsalter): boolean {
  const count = words.match(/\p{L}+/gu)?.length ?? 0;
  return count < FEWEST_WORDS || verifyQuotation(searchable, words).result === 'exact';
}
