import { foldText, SENTENCE_BREAK } from '../text/fold-text.ts';

/**
 * Phrases are plain words with five signs: `a|b` one of two words, `stem*` any word with this beginning, `word?` an
 * optional word, `..` up to three other words of the same sentence (`.. ..` up to six), and `$name` a word of a
 * named group. ` & ` is followed by a word that must be near: in the same sentence, within ten words before or
 * after the beginning, in any order.
 */
export type Phrase = string;

/** Named groups of words, e.g. `{ want: 'quiero|quisiera' }` for `$want`. */
export type WordGroups = Readonly<Record<string, string>>;

/** Word positions of a match, end exclusive. */
export interface PhraseMatch<Label> {
  label: Label;
  start: number;
  end: number;
}

export interface PhraseMatcher<Label> {
  /** Every match, at most one per phrase and start, in the order of the words. */
  find(words: readonly string[]): PhraseMatch<Label>[];
}

/** The words that one slot of a phrase accepts; `id` is its index. */
interface WordSet {
  id: number;
  words: ReadonlySet<string>;
  stems: readonly string[];
}

interface Slot {
  accepted: WordSet;
  mayBeMissing: boolean;
  wordsBetween: number;
}

interface ParsedPhrase {
  slots: readonly Slot[];
  near: readonly WordSet[];
}

interface Compiled<Label> extends ParsedPhrase {
  label: Label;
}

const WORDS_PER_GAP = 3;
const WORDS_NEARBY = 10;
const STEM_PREFIX_LETTERS = 3;

/**
 * Compiles phrases once for many texts. Time is linear in the length of a text: a word leads only to phrases that
 * can begin with it and whose other words occur in the text, and a phrase has few gaps of bounded size.
 */
export function compilePhrases<Label>(
  labelled: Iterable<readonly [label: Label, phrases: readonly Phrase[]]>,
  groups: WordGroups = {},
): PhraseMatcher<Label> {
  const wordSets = new Map<string, WordSet>();
  const byFirst = new Map<number, Compiled<Label>[]>();
  for (const [label, phrases] of labelled) {
    for (const phrase of phrases) {
      const parsed = parsePhrase(phrase, groups, wordSets);
      addTo(byFirst, parsed.slots[0]?.accepted.id ?? 0, { label, ...parsed });
    }
  }
  const index = indexOf(wordSets.values());
  return {
    find: (words) => {
      const setsByWord = new Map([...new Set(words)].map((word) => [word, setsWith(word, index)]));
      const held = new Uint8Array(wordSets.size);
      for (const sets of setsByWord.values()) for (const id of sets) held[id] = 1;
      const candidates = new Map(
        [...setsByWord].map(([word, sets]) => [
          word,
          sets.flatMap((id) => byFirst.get(id) ?? []).filter((phrase) => mayMatch(phrase, held)),
        ]),
      );
      return words.flatMap((word, start) => matchesAt(start, words, candidates.get(word) ?? []));
    },
  };
}

/** Word sets by whole word, and by the beginning of a stem. */
interface WordSetIndex {
  byWord: ReadonlyMap<string, readonly number[]>;
  byStem: ReadonlyMap<string, readonly WordSet[]>;
}

function indexOf(wordSets: Iterable<WordSet>): WordSetIndex {
  const byWord = new Map<string, number[]>();
  const byStem = new Map<string, WordSet[]>();
  for (const set of wordSets) {
    for (const word of set.words) addTo(byWord, word, set.id);
    const beginnings = set.stems.map((stem) => stem.slice(0, STEM_PREFIX_LETTERS));
    for (const beginning of new Set(beginnings)) addTo(byStem, beginning, set);
  }
  return { byWord, byStem };
}

function setsWith(word: string, { byWord, byStem }: WordSetIndex): readonly number[] {
  const asWord = byWord.get(word) ?? [];
  const asStem = byStem.get(word.slice(0, STEM_PREFIX_LETTERS));
  if (asStem === undefined) return asWord;
  return [
    ...asWord,
    ...asStem.filter((set) => !set.words.has(word) && accepts(set, word)).map(({ id }) => id),
  ];
}

function addTo<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

function mayMatch({ slots, near }: ParsedPhrase, held: Uint8Array): boolean {
  return (
    slots.every(({ accepted, mayBeMissing }) => mayBeMissing || held[accepted.id] === 1) &&
    near.every(({ id }) => held[id] === 1)
  );
}

function matchesAt<Label>(
  start: number,
  words: readonly string[],
  candidates: readonly Compiled<Label>[],
): PhraseMatch<Label>[] {
  const found: PhraseMatch<Label>[] = [];
  for (const { label, slots, near } of candidates) {
    const end = endOfMatch(slots, 0, words, start);
    if (end === undefined) continue;
    if (near.every((wanted) => isNear(wanted, words, start))) found.push({ label, start, end });
  }
  return found;
}

function isNear(wanted: WordSet, words: readonly string[], place: number): boolean {
  const before = words.slice(Math.max(0, place - WORDS_NEARBY), place);
  const after = words.slice(place + 1, place + 1 + WORDS_NEARBY);
  const end = after.indexOf(SENTENCE_BREAK);
  const sameSentence = [
    ...before.slice(before.lastIndexOf(SENTENCE_BREAK) + 1),
    ...(end === -1 ? after : after.slice(0, end)),
  ];
  return sameSentence.some((word) => accepts(wanted, word));
}

/** The end position of a match of `slots` from index `slot` at word `at`, or undefined. */
function endOfMatch(
  slots: readonly Slot[],
  slot: number,
  words: readonly string[],
  at: number,
): number | undefined {
  const wanted = slots[slot];
  if (wanted === undefined) return at;
  for (let position = at; position <= at + wanted.wordsBetween; position += 1) {
    const word = words[position];
    if (word === undefined || word === SENTENCE_BREAK) break;
    if (accepts(wanted.accepted, word)) {
      const end = endOfMatch(slots, slot + 1, words, position + 1);
      if (end !== undefined) return end;
    }
  }
  return wanted.mayBeMissing ? endOfMatch(slots, slot + 1, words, at) : undefined;
}

function accepts({ words, stems }: WordSet, word: string): boolean {
  return words.has(word) || stems.some((stem) => word.startsWith(stem));
}

function parsePhrase(phrase: Phrase, groups: WordGroups, wordSets: Map<string, WordSet>): ParsedPhrase {
  const [beginning = '', ...nearby] = phrase.split(' & ');
  const slots: Slot[] = [];
  let wordsBetween = 0;
  for (const part of beginning.split(' ')) {
    if (part === '..') {
      wordsBetween += WORDS_PER_GAP;
      continue;
    }
    const mayBeMissing = part.endsWith('?');
    const accepted = wordSetOf(mayBeMissing ? part.slice(0, -1) : part, groups, wordSets);
    slots.push({ accepted, mayBeMissing, wordsBetween });
    wordsBetween = 0;
  }
  if (slots[0] === undefined || slots[0].mayBeMissing) {
    throw new Error(`Phrase "${phrase}" must begin with a word that is always there.`);
  }
  return { slots, near: nearby.map((part) => wordSetOf(part, groups, wordSets)) };
}

/** Equal slots of different phrases share one set, which is looked up once per text. */
function wordSetOf(part: string, groups: WordGroups, known: Map<string, WordSet>): WordSet {
  const seen = known.get(part);
  if (seen) return seen;
  const spelled = part.replace(/\$(\w+)/g, (_, name) => {
    const group = groups[name];
    if (group === undefined) throw new Error(`Phrase "${part}" names an unknown group of words.`);
    return group;
  });
  const alternatives = spelled.split('|');
  const stems = alternatives.filter((word) => word.endsWith('*')).map((stem) => foldText(stem.slice(0, -1)));
  if (stems.some((stem) => stem.length < STEM_PREFIX_LETTERS)) {
    throw new Error(`Phrase "${part}" has a stem too short to look up.`);
  }
  const words = new Set(alternatives.filter((word) => !word.endsWith('*')).map(foldText));
  const wordSet = { id: known.size, words, stems };
  known.set(part, wordSet);
  return wordSet;
}
