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
  /** In the order of `DISTRESS_KINDS`; empty without distress. */
  kinds: DistressKind[];
}

interface Reader {
  aliases: ReadonlyMap<string, string>;
  harmless: PhraseMatcher<true>;
  allPages: PhraseMatcher<DistressKind>;
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

const HARMLESS_EVERYWHERE = compilePhrases<true>([
  [true, PHRASES.flatMap(([, phrases]) => phrases.harmlessEverywhere)],
]);

/** So many different signs in one text count as distress. */
const MIN_SIGNS = 2;

/**
 * Whether a text speaks of suicide, self-harm, abuse or immediate danger. Phrases of all four languages are read
 * whatever the page's language; `language` adds short forms that are ambiguous in other languages. It prefers to
 * offer help once too often. It reads words, not meaning: use it to offer help, never as a diagnosis and never to
 * withhold anything.
 */
export function detectDistress(text: string, language?: Language): Distress {
  return inAnyLanguage(detectByLanguage(text, language));
}

/** The same, by the language whose wordings were found. */
export function detectByLanguage(
  text: string,
  language?: Language,
): ReadonlyMap<Language, ReadonlySet<DistressKind>> {
  const folded = foldAndCover(text);
  const byLanguage = READERS.map(([of, reader]) => {
    const words = readableWords(folded, reader);
    return [of, new Set(kindsIn(words, reader, language === undefined || language === of))] as const;
  });
  return new Map(byLanguage.filter(([, kinds]) => kinds.size > 0));
}

export function inAnyLanguage(found: ReadonlyMap<Language, ReadonlySet<DistressKind>>): Distress {
  const kinds = DISTRESS_KINDS.filter((kind) => [...found.values()].some((kinds) => kinds.has(kind)));
  return { distress: kinds.length > 0, kinds };
}

/** The words of a text as hints are learned and read from them. */
export function wordsOfHints(text: string, language: Language): readonly string[] {
  const [, reader] = READERS.find(([of]) => of === language) ?? [];
  return reader ? readableWords(foldAndCover(text), reader) : [];
}

/** Folds a text and covers idioms that are harmless in every language. */
function foldAndCover(text: string): string {
  return withCovered(tokenise(foldText(text)), HARMLESS_EVERYWHERE).join(' ');
}

/** Expands abbreviations and covers harmless idioms. */
function readableWords(folded: string, { aliases, harmless }: Reader): string[] {
  return withCovered(tokenise(folded, aliases), harmless);
}

function kindsIn(words: readonly string[], reader: Reader, onOwnPages: boolean): DistressKind[] {
  const matches = reader.allPages.find(words);
  if (onOwnPages) matches.push(...reader.ownPagesOnly.find(words));
  const kinds = matches.map(({ label }) => label);
  if (countDistinct(reader.signs.find(words)) >= MIN_SIGNS) kinds.push('suicide');
  return kinds;
}

/** The number of different phrases that do not share words: two readings of the same words count once. */
function countDistinct(matches: readonly PhraseMatch<Phrase>[]): number {
  const counted = new Set<Phrase>();
  let free = 0;
  for (const { label, start, end } of [...matches].sort((one, other) => one.end - other.end)) {
    if (start < free || counted.has(label)) continue;
    counted.add(label);
    free = end;
  }
  return counted.size;
}

function withCovered(words: readonly string[], harmless: PhraseMatcher<true>): string[] {
  const left = [...words];
  for (const { start, end } of harmless.find(words)) left.fill(COVERED, start, end);
  return left;
}

function readerOf(phrases: DistressPhrases): Reader {
  const { aliases, groups, harmless, ownPagesOnly, signs } = phrases;
  return {
    aliases: new Map(Object.entries(aliases).map(([short, words]) => [foldText(short), foldText(words)])),
    harmless: compilePhrases([[true, harmless]], groups),
    allPages: compilePhrases(
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
