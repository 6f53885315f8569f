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
  /** Position in the list of phrases. */
  order: number;
  /** The sets of which a text must hold a word. */
  required: readonly number[];
}

const WORDS_PER_GAP = 3;
const WORDS_NEARBY = 10;
const STEM_PREFIX_LETTERS = 3;

/**
 * Compiles phrases once for many texts. Time is linear in the length of a text: only phrases whose rarest word and all
 * others occur in it are tried, at the words with which they can begin, and a phrase has few gaps of bounded size.
 */
export function compilePhrases<Label>(
  labelled: Iterable<readonly [label: Label, phrases: readonly Phrase[]]>,
  groups: WordGroups = {},
): PhraseMatcher<Label> {
  const wordSets = new Map<string, WordSet>();
  const compiled: Compiled<Label>[] = [];
  for (const [label, phrases] of labelled) {
    for (const phrase of phrases) {
      const parsed = parsePhrase(phrase, groups, wordSets);
      compiled.push({ label, order: compiled.length, ...parsed, required: requiredOf(parsed) });
    }
  }
  const sets = [...wordSets.values()];
  const index = indexOf(sets);
  const byRarest = phrasesByRarest(compiled, commonnessOf(sets, index));
  const held = createHeldSets(sets.length, new Set(compiled.map(firstOf)));
  return { find: (words) => findIn(words, { index, byRarest, held }) };
}

function requiredOf({ slots, near }: ParsedPhrase): number[] {
  const always = slots.filter(({ mayBeMissing }) => !mayBeMissing).map(({ accepted }) => accepted);
  return [...new Set([...always, ...near].map(({ id }) => id))];
}

/** By set: in how many sets its most frequent word is. Words of many sets are common ones ("me", "to"). */
function commonnessOf(wordSets: readonly WordSet[], { byWord }: WordSetIndex): number[] {
  return wordSets.map(({ words }) =>
    [...words].reduce((most, word) => Math.max(most, byWord.get(word)?.length ?? 0), 0),
  );
}

/** Phrases by the required set that is least likely to occur in a text. */
function phrasesByRarest<Label>(
  compiled: readonly Compiled<Label>[],
  commonness: readonly number[],
): PhrasesBySet<Label> {
  const byRarest: Compiled<Label>[][] = [];
  const common = (id: number) => commonness[id] ?? 0;
  for (const phrase of compiled) {
    const rarest = phrase.required.reduce((one, other) => (common(other) < common(one) ? other : one));
    const others = byRarest[rarest];
    if (others) others.push(phrase);
    else byRarest[rarest] = [phrase];
  }
  return byRarest;
}

type PhrasesBySet<Label> = readonly (readonly Compiled<Label>[] | undefined)[];

function firstOf({ slots }: ParsedPhrase): number | undefined {
  return slots[0]?.accepted.id;
}

interface CompiledPhrases<Label> {
  index: WordSetIndex;
  byRarest: PhrasesBySet<Label>;
  held: HeldSets;
}

function findIn<Label>(
  words: readonly string[],
  { index, byRarest, held }: CompiledPhrases<Label>,
): PhraseMatch<Label>[] {
  readSets(words, index, held);
  const found: (PhraseMatch<Label> & { order: number })[] = [];
  for (const rarest of held.ids) {
    for (const phrase of byRarest[rarest] ?? []) {
      if (phrase.required.every((id) => held.has(id))) addMatches(phrase, words, held, found);
    }
  }
  return found
    .sort((one, other) => one.start - other.start || one.order - other.order)
    .map(({ label, start, end }) => ({ label, start, end }));
}

/**
 * Which sets the words of a text belong to, and where. It serves one text after the other and holds numbers only: a common word
 * belongs to a hundred sets, and new lists for each cost more than all the rest.
 */
interface HeldSets {
  /** Each once. */
  ids: readonly number[];
  has(id: number): boolean;
  add(id: number, place: number): void;
  /** The places of a set with which phrases begin, in no order. */
  placesOf(id: number | undefined): readonly number[];
  clear(): void;
}

function createHeldSets(size: number, first: ReadonlySet<number | undefined>): HeldSets {
  const isHeld = new Uint8Array(size);
  const places = Array.from({ length: size }, (_, id): number[] | undefined =>
    first.has(id) ? [] : undefined,
  );
  const ids: number[] = [];
  return {
    ids,
    has: (id) => isHeld[id] === 1,
    add(id, place) {
      places[id]?.push(place);
      if (isHeld[id] === 1) return;
      isHeld[id] = 1;
      ids.push(id);
    },
    placesOf: (id) => (id === undefined ? undefined : places[id]) ?? [],
    clear() {
      for (const id of ids) {
        isHeld[id] = 0;
        const own = places[id];
        if (own) own.length = 0;
      }
      ids.length = 0;
    },
  };
}

function readSets(words: readonly string[], { byWord, byStem }: WordSetIndex, held: HeldSets): void {
  held.clear();
  for (let place = 0; place < words.length; place += 1) {
    const word = words[place] ?? SENTENCE_BREAK;
    if (word === SENTENCE_BREAK) continue;
    const asWord = byWord.get(word);
    if (asWord) for (const id of asWord) held.add(id, place);
    const stems = byStem.get(keyOf(word));
    if (!stems) continue;
    for (const { stem, sets } of stems) {
      if (word.startsWith(stem)) for (const id of sets) held.add(id, place);
    }
  }
}

function addMatches<Label>(
  phrase: Compiled<Label>,
  words: readonly string[],
  held: HeldSets,
  found: (PhraseMatch<Label> & { order: number })[],
): void {
  const { label, order, slots, near } = phrase;
  for (const start of held.placesOf(firstOf(phrase))) {
    const end = endOfMatch(slots, 1, words, start + 1);
    if (end === undefined) continue;
    if (near.every((wanted) => isNear(wanted, words, start))) found.push({ label, order, start, end });
  }
}

/** Word sets by whole word, and by the beginning of a stem. */
interface WordSetIndex {
  byWord: ReadonlyMap<string, readonly number[]>;
  /** By `keyOf` the stem. */
  byStem: ReadonlyMap<number, readonly Stem[]>;
}

interface Stem {
  stem: string;
  sets: number[];
}

function indexOf(wordSets: Iterable<WordSet>): WordSetIndex {
  const byWord = new Map<string, number[]>();
  const stems = new Map<string, number[]>();
  for (const { id, words, stems: own } of wordSets) {
    // Each word finds its set once.
    const isOfStem = (word: string) => own.some((stem) => word.startsWith(stem));
    for (const word of words) if (!isOfStem(word)) addTo(byWord, word, id);
    const shortest = own.filter((stem) => !own.some((other) => stem !== other && stem.startsWith(other)));
    for (const stem of new Set(shortest)) addTo(stems, stem, id);
  }
  const byStem = new Map<number, Stem[]>();
  for (const [stem, sets] of stems) addTo(byStem, keyOf(stem), { stem, sets });
  return { byWord, byStem };
}

/** The first three letters as a small number, which is found faster than a part of a word; others may have the same. */
function keyOf(word: string): number {
  const letter = (place: number) => word.charCodeAt(place) & 0x3ff;
  return (letter(0) << 20) | (letter(1) << 10) | letter(2);
}

function addTo<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
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
  if (slots[0] === undefined || slots[0].mayBeMissing || slots[0].wordsBetween > 0) {
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
  const stems = alternatives.filter((word) => word.endsWith('*')).map((stem) => foldWord(stem.slice(0, -1)));
  if (stems.some((stem) => stem.length < STEM_PREFIX_LETTERS)) {
    throw new Error(`Phrase "${part}" has a stem too short to look up.`);
  }
  const words = new Set(alternatives.filter((word) => !word.endsWith('*')).map(foldWord));
  const wordSet = { id: known.size, words, stems };
  known.set(part, wordSet);
  return wordSet;
}

/** Letters from a to z, none twice in a row: folded already, as nearly all words of phrases are. */
const FOLDED = /^(?:([a-z])(?!\1))+$/;

function foldWord(word: string): string {
  return FOLDED.test(word) ? word : foldText(word);
}
