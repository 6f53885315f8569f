import type { Language } from '@selah/shared/contracts/language-list';
import { COVERED, foldText, tokenise } from '../text/fold-text.ts';
import { DISTRESS_KINDS, type DistressKind } from './distress-kinds.ts';
import { compilePhrases, type Phrase, type PhraseMatch, type PhraseMatcher } from './phrase-matcher.ts';
import type { DistressPhrases } from './phrases/distress-phrases.ts';
import { en } from './phrases/en.ts';
import { es } from './phrases/es.ts';
import { fr } from './phrases/fr.ts';
import { pt } from './phrases/pt.ts';

export type { DistressKind } from './distress-kinds.ts';

export interface Distress {
  distress: boolean;
  /** In the order of `DISTRESS_KINDS`; empty when there is no distress. */
  kinds: DistressKind[];
}

interface Reader {
  aliases: ReadonlyMap<string, string>;
  innocent: PhraseMatcher<true>;
  everywhere: PhraseMatcher<DistressKind>;
  signs: PhraseMatcher<Phrase>;
  ownPagesOnly: PhraseMatcher<DistressKind>;
}

const PHRASES: readonly (readonly [Language, DistressPhrases])[] = [
  ['pt', pt],
  ['en', en],
  ['es', es],
  ['fr', fr],
];

const READERS = PHRASES.map(([language, phrases]) => [language, readerOf(phrases)] as const);

const INNOCENT_EVERYWHERE = compilePhrases<true>([
  [true, PHRASES.flatMap(([, phrases]) => phrases.innocentEverywhere)],
]);

/** How many different signs of despair make a text one to offer help for. */
const SIGNS_THAT_TELL = 2;

/**
 * Whether a worry speaks of suicide, self-harm, abuse or immediate danger, by wordings of all four languages
 * whatever the page's language is; `language` only admits short forms that are ambiguous elsewhere. It
 * prefers showing help once too often. It reads words, not meaning: a hint for offering help, never a
 * diagnosis and never a reason to withhold anything.
 */
export function detectDistress(text: string, language?: Language): Distress {
  const folded = foldInnocent(text);
  const found = new Set<DistressKind>();
  for (const [of, reader] of READERS) {
    const words = wordsAsRead(folded, reader);
    for (const kind of kindsIn(words, reader, language === undefined || language === of)) found.add(kind);
  }
  const kinds = DISTRESS_KINDS.filter((kind) => found.has(kind));
  return { distress: kinds.length > 0, kinds };
}

/** The words of a text as hints are read, and learned, from them. */
export function wordsOfHints(text: string, language: Language): readonly string[] {
  const [, reader] = READERS.find(([of]) => of === language) ?? [];
  return reader ? wordsAsRead(foldInnocent(text), reader) : [];
}

/** Folded, without what is harmless in every language. */
function foldInnocent(text: string): string {
  return withCovered(tokenise(foldText(text)), INNOCENT_EVERYWHERE).join(' ');
}

/** Abbreviations spelled out, harmless idioms covered. */
function wordsAsRead(folded: string, { aliases, innocent }: Reader): string[] {
  return withCovered(tokenise(folded, aliases), innocent);
}

function kindsIn(words: readonly string[], reader: Reader, onOwnPages: boolean): DistressKind[] {
  const matches = reader.everywhere.find(words);
  if (onOwnPages) matches.push(...reader.ownPagesOnly.find(words));
  const kinds = matches.map(({ label }) => label);
  if (countApart(reader.signs.find(words)) >= SIGNS_THAT_TELL) kinds.push('suicide');
  return kinds;
}

/** How many different phrases were found in words of their own: two readings of the same words are one sign. */
function countApart(matches: readonly PhraseMatch<Phrase>[]): number {
  const counted = new Set<Phrase>();
  let free = 0;
  for (const { label, start, end } of [...matches].sort((one, other) => one.end - other.end)) {
    if (start < free || counted.has(label)) continue;
    counted.add(label);
    free = end;
  }
  return counted.size;
}

function withCovered(words: readonly string[], innocent: PhraseMatcher<true>): string[] {
  const left = [...words];
  for (const { start, end } of innocent.find(words)) left.fill(COVERED, start, end);
  return left;
}

function readerOf(phrases: DistressPhrases): Reader {
  const { aliases, groups, innocent, ownPagesOnly, signs } = phrases;
  return {
    aliases: new Map(Object.entries(aliases).map(([short, words]) => [foldText(short), foldText(words)])),
    innocent: compilePhrases([[true, innocent]], groups),
    everywhere: compilePhrases(
      DISTRESS_KINDS.map((kind) => [kind, phrases[kind]] as const),
      groups,
    ),
    signs: compilePhrases(
      signs.map((sign) => [sign, [sign]] as const),
      groups,
    ),
    ownPagesOnly: compilePhrases(
      DISTRESS_KINDS.map((kind) => [kind, ownPagesOnly[kind] ?? []] as const),
      groups,
    ),
  };
}
