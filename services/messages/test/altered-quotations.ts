import type { Psalter } from '../src/domain/psalms/psalter.ts';

export interface Quotation {
  readonly psalm: number;
  readonly verses: string;
  readonly text: string;
}

type Random = () => number;

function below(limit: number, random: Random): number {
  return Math.floor(random() * limit);
}

/** Some words of one to three verses, at least six. */
export function aQuotation({ psalms }: Pick<Psalter, 'psalms'>, random: Random): Quotation {
  const index = below(psalms.length, random);
  const { first = 1, verses = [] } = psalms[index] ?? {};
  const from = below(verses.length, random);
  const to = Math.min(from + below(3, random), verses.length - 1);
  const words = verses
    .slice(from, to + 1)
    .join(' ')
    .split(' ');
  if (words.length < 6) return aQuotation({ psalms }, random);
  const range = from === to ? `${first + from}` : `${first + from}-${first + to}`;
  return { psalm: index + 1, verses: range, text: words.join(' ') };
}

/** Each changes one place within the words (not the first and the last, where a quotation may begin and end otherwise). */
const ALTERATIONS: Readonly<Record<string, (words: readonly string[], random: Random) => readonly string[]>> =
  {
    otherWord: (words, random) => words.with(inside(words, random), 'esperança'),
    leftOut: (words, random) => words.toSpliced(inside(words, random), 1),
    added: (words, random) => words.toSpliced(inside(words, random), 0, 'sempre'),
    repeated: (words, random) => {
      const place = inside(words, random);
      return words.toSpliced(place, 0, words[place] ?? '');
    },
    swapped: (words, random) => {
      const place = Math.min(inside(words, random), words.length - 3);
      return words.with(place, words[place + 1] ?? '').with(place + 1, words[place] ?? '');
    },
    otherLetter: (words, random) => change(words, random, (word) => word.replace(/\p{L}/u, 'w')),
    leftOutLetter: (words, random) => change(words, random, (word) => word.replace(/\p{L}/u, '')),
    otherCase: (words, random) =>
      change(words, random, (word) =>
        word === word.toUpperCase() ? word.toLowerCase() : word.toUpperCase(),
      ),
    withoutAccents: (words) => words.map((word) => word.normalize('NFD').replace(/\p{M}/gu, '')),
    otherPunctuation: (words, random) =>
      change(words, random, (word) => (/[,.;:!?]/u.test(word) ? word.replace(/[,.;:!?]/u, '') : `${word},`)),
    joinedWords: (words, random) => {
      const place = Math.min(inside(words, random), words.length - 2);
      return words.toSpliced(place, 2, `${words[place]}${words[place + 1]}`);
    },
  };

export const ALTERATION_NAMES = Object.keys(ALTERATIONS);

/** The quotation with one to three changes; never the same as before. */
export function alter(text: string, random: Random): { readonly kind: string; readonly text: string } {
  const kind = ALTERATION_NAMES[below(ALTERATION_NAMES.length, random)] ?? '';
  let words: readonly string[] = text.split(' ');
  for (let times = 1 + below(3, random); times > 0; times -= 1)
    words = ALTERATIONS[kind]?.(words, random) ?? [];
  const altered = words.join(' ');
  return altered === text || words.length < 4 ? alter(text, random) : { kind, text: altered };
}

function inside(words: readonly string[], random: Random): number {
  return 1 + below(words.length - 2, random);
}

function change(words: readonly string[], random: Random, edit: (word: string) => string): readonly string[] {
  const place = inside(words, random);
  return words.with(place, edit(words[place] ?? ''));
}
