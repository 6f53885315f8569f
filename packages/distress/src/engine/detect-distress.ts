import type { Language } from '@selah/shared/contracts/language-list';
import { foldText } from '../text/fold-text.ts';
import { withTypingError } from '../text/typing-errors.ts';
import { DISTRESS_KINDS, type DistressKind } from './distress-kinds.ts';
import { COVERED_WORD, type Word } from './lexicon.ts';
import { compilePhrases, type Phrase, type PhraseMatch, type PhraseMatcher } from './phrase-matcher.ts';
import { type DistressPhrases, WEIGHED } from './phrases/distress-phrases.ts';
import { en } from './phrases/en.ts';
import { es } from './phrases/es.ts';
import { fr } from './phrases/fr.ts';
import { pt } from './phrases/pt.ts';
import { LEXICON, readWords, type TypedText } from './read-words.ts';

export type { DistressKind } from './distress-kinds.ts';

export interface Distress {
  distress: boolean;
  /** In the order of `DISTRESS_KINDS`; empty without distress. */
  kinds: DistressKind[];
}

/** What a phrase stands for. */
interface Finding {
  kind: DistressKind;
  /** False for a phrase that calm texts hold too (`WEIGHED`). */
  decides: boolean;
}

/** A phrase with its finding, or a sign. */
type PhraseLabel = { sign: Phrase } | { finding: Finding; isOwnPagesOnly: boolean };

interface Reader {
  aliases: Aliases;
  harmless: PhraseMatcher<true>;
  phrases: PhraseMatcher<PhraseLabel>;
}

interface Aliases {
  /** By symbol of a word, the words that it means. */
  readonly meanings: ReadonlyMap<number, readonly string[]>;
  readonly reader: number;
}

const PHRASES: readonly (readonly [Language, DistressPhrases])[] = [
  ['pt', pt],
  ['en', en],
  ['es', es],
  ['fr', fr],
];

const READERS = PHRASES.map(([language, phrases]) => [language, readerOf(phrases)] as const);

const HARMLESS_EVERYWHERE = compilePhrases<true>(
  [[true, PHRASES.flatMap(([, phrases]) => phrases.harmlessEverywhere)]],
  {},
  LEXICON,
);

/** So many different signs in one text count as distress. */
const MIN_SIGNS = 2;

/** What the phrases of all languages find in a text. */
export interface PhrasesRead extends Distress {
  /** True if a phrase decides alone, whatever stands around it. */
  decides: boolean;
  /** The words as hints are learned and read from them, without those of the name. */
  ownWords: readonly string[];
}

/**
 * Whether a text speaks of suicide, self-harm, abuse or immediate danger. Phrases of all four languages are read
 * whatever the page's language; `language` adds short forms that are ambiguous in other languages. It prefers to
 * offer help once too often. It reads words, not meaning: use it to offer help, never as a diagnosis and never to
 * withhold anything.
 */
export function detectDistress(text: TypedText, language?: Language): Distress {
  const { distress, kinds } = readPhrases(text, language);
  return { distress, kinds };
}

/**
 * The same, and whether what was found decides alone: outright phrases of any language do, and all phrases where the
 * page's own language has none, since the weights of one language know nothing of another. Phrases may begin in `name`,
 * the name that its author wrote before the text.
 */
export function readPhrases(text: TypedText, language?: Language, name = ''): PhrasesRead {
  const named = readWords(name);
  const typed = withCovered(named.concat(readWords(text)), HARMLESS_EVERYWHERE);
  const found = new Set<DistressKind>();
  let [isOutright, isOwn] = [false, false];
  let ownWords: readonly Word[] = [];
  for (const [of, reader] of READERS) {
    const words = readableWords(typed, reader);
    if (of === language) ownWords = words.slice(expand(typed.slice(0, named.length), reader.aliases).length);
    for (const { kind, decides } of findingsIn(words, reader, language === undefined || language === of)) {
      found.add(kind);
      isOutright ||= decides;
      isOwn ||= of === language;
    }
  }
  const kinds = DISTRESS_KINDS.filter((kind) => found.has(kind));
  const distress = kinds.length > 0;
  return { distress, kinds, decides: distress && (isOutright || !isOwn), ownWords: textsOf(ownWords) };
}

/** The words of a text as hints are learned and read from them. */
export function wordsOfHints(text: string, language: Language): readonly string[] {
  const [, reader] = READERS.find(([of]) => of === language) ?? [];
  const typed = withCovered(readWords(text), HARMLESS_EVERYWHERE);
  return reader ? textsOf(readableWords(typed, reader)) : [];
}

function textsOf(words: readonly Word[]): string[] {
  return words.map(({ text }) => text);
}

/** Expands abbreviations and covers harmless idioms. Most texts have none of these, and stay the same array. */
function readableWords(typed: readonly Word[], { aliases, harmless }: Reader): readonly Word[] {
  return withCovered(expand(typed, aliases), harmless);
}

function expand(typed: readonly Word[], { meanings, reader }: Aliases): readonly Word[] {
  if (!typed.some((word) => (word.readers & reader) !== 0)) return typed;
  const expanded: Word[] = [];
  for (const word of typed) {
    const meant = (word.readers & reader) === 0 ? undefined : meanings.get(word.symbols[0] ?? -1);
    if (meant) expanded.push(...LEXICON.read(meant));
    else expanded.push(word);
  }
  return expanded;
}

function findingsIn(words: readonly Word[], reader: Reader, onOwnPages: boolean): Finding[] {
  const findings: Finding[] = [];
  const signs: PhraseMatch<Phrase>[] = [];
  for (const { label, start, end } of reader.phrases.findRead(words)) {
    if ('sign' in label) signs.push({ label: label.sign, start, end });
    else if (onOwnPages || !label.isOwnPagesOnly) findings.push(label.finding);
  }
  if (signs.length >= MIN_SIGNS && countDistinct(signs) >= MIN_SIGNS)
    findings.push({ kind: 'suicide', decides: false });
  return findings;
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

function withCovered(words: readonly Word[], harmless: PhraseMatcher<true>): readonly Word[] {
  const idioms = harmless.findRead(words);
  if (idioms.length === 0) return words;
  const covered = [...words];
  for (const { start, end } of idioms) covered.fill(COVERED_WORD, start, end);
  return covered;
}

function readerOf(phrases: DistressPhrases): Reader {
  const { groups, harmless, ownPagesOnly, signs } = phrases;
  return {
    aliases: aliasesOf(phrases),
    harmless: compilePhrases([[true, harmless]], groups, LEXICON),
    phrases: compilePhrases<PhraseLabel>(
      [
        ...labelled(phrases, false),
        ...labelled(ownPagesOnly, true),
        ...signs.map((sign) => [{ sign }, [sign]] as const),
      ],
      groups,
      LEXICON,
    ),
  };
}

/** Abbreviations, and misspellings of the words that matter most. */
function aliasesOf({ aliases, mistyped, notMistyped }: DistressPhrases): Aliases {
  const real = new Set([...notMistyped, ...mistyped].map(foldText));
  const misspelled = mistyped.flatMap((word) =>
    withTypingError(word)
      .map((typed) => [foldText(typed), foldText(word)] as const)
      .filter(([typed]) => !real.has(typed)),
  );
  const short = Object.entries(aliases).map(([from, to]) => [foldText(from), foldText(to)] as const);
  const meanings = new Map(
    [...misspelled, ...short].map(([typed, meaning]) => [LEXICON.wordSymbol(typed), meaning.split(' ')]),
  );
  return { meanings, reader: LEXICON.addReader(meanings.keys()) };
}

function labelled(
  phrases: Partial<Readonly<Record<DistressKind, readonly Phrase[]>>>,
  isOwnPagesOnly: boolean,
): (readonly [PhraseLabel, readonly Phrase[]])[] {
  return DISTRESS_KINDS.flatMap((kind) =>
    (phrases[kind] ?? []).map((phrase) => {
      const decides = !phrase.startsWith(WEIGHED);
      const label = { finding: { kind, decides }, isOwnPagesOnly };
      return [label, [decides ? phrase : phrase.slice(WEIGHED.length)]] as const;
    }),
  );
}
