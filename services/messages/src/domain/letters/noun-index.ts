import { foldText, tokenise } from '@selah/distress/text/fold-text';
import type { Gender, NounWords } from './words/language-words.ts';

/** A noun as it may be typed. */
export interface Noun {
  readonly id: string;
  readonly gender: Gender;
  /** Spelled right. */
  readonly spelling: string;
}

/** Finds nouns of a table by their folded words. */
export interface NounIndex {
  /** Every first or last word of a spelling, for the group of a phrase: `mother|father`. */
  readonly group: string;
  /** The longest noun that begins at a position: its noun, and how many words it has. */
  at(
    words: readonly string[],
    typed: readonly string[],
    place: number,
  ): { noun: Noun; length: number } | undefined;
}

/** The most words of a spelling. */
const LONGEST = 5;

/** Indexes a table. `perro!` counts only as it is spelled, because folding would read it in `pero` too. */
export function indexNouns(table: NounWords): NounIndex {
  const byWords = new Map<string, Noun[]>();
  const heads = new Set<string>();
  const exact = new Set<string>();
  for (const [id, [gender, spellings]] of Object.entries(table)) {
    for (const marked of spellings.split('|')) {
      const spelling = marked.replace('!', '');
      const folded = tokenise(foldText(spelling.replaceAll('-', ' ')));
      const key = folded.join(' ');
      byWords.set(key, [...(byWords.get(key) ?? []), { id, gender, spelling }]);
      if (spelling !== marked) {
        exact.add(key);
        if (folded.length === 1) heads.add(`${spelling.toLowerCase()}!`);
        continue;
      }
      const [first, last] = [folded[0], folded.at(-1)];
      if (folded.length === 1 && first) heads.add(first);
      else if (first && last) for (const head of [first, last]) if (head.length > 3) heads.add(head);
    }
  }
  return {
    group: [...heads].join('|'),
    at(words, typed, place) {
      for (let length = LONGEST; length > 0; length -= 1) {
        const key = words.slice(place, place + length).join(' ');
        const nouns = byWords.get(key);
        if (!nouns) continue;
        const noun =
          nouns.length === 1 && !exact.has(key)
            ? nouns[0]
            : exactly(nouns, typed.slice(place, place + length).join(' '));
        if (noun) return { noun, length };
      }
      return undefined;
    },
  };
}

/** Of nouns that differ in accents only (`avó`, `avô`), the one that was typed; none if it was typed without. */
function exactly(nouns: readonly Noun[], typed: string): Noun | undefined {
  const same = nouns.filter(({ spelling }) => spelling.toLowerCase().replaceAll('-', ' ') === typed);
  return same.length === 1 ? same[0] : undefined;
}
