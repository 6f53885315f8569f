import { foldText, SENTENCE_BREAK } from './fold-text.ts';

/**
 * Phrases are written as plain words with four signs:
 * `a|b` either word, `stem*` any word that begins so, `word?` the word may be missing, `..` up to three other words of the
 * same sentence in between (`.. ..` up to six), and `$name` one of the words of a named group.
 */
export type Phrase = string;

/** Named groups of words, e.g. `{ want: 'quiero|quisiera' }` for `$want`. */
export type WordGroups = Readonly<Record<string, string>>;

/** Where a phrase was found: word positions, end exclusive. */
export interface PhraseMatch<Label> {
  label: Label;
  start: number;
  end: number;
}

export interface PhraseMatcher<Label> {
  /** Every place where a phrase begins, at most once per phrase and place, in the order of the words. */
  find(words: readonly string[]): PhraseMatch<Label>[];
}

interface Slot {
  words: ReadonlySet<string>;
  stems: readonly string[];
  mayBeMissing: boolean;
  wordsBetween: number;
}

interface Compiled<Label> {
  label: Label;
  slots: readonly Slot[];
}

const WORDS_PER_GAP = 3;

/**
 * Compiles phrases once for many texts. Phrases are looked up by the first two letters of their first word,
 * and a phrase has at most a few gaps of bounded size: the time to read a text is linear in its length.
 */
export function compilePhrases<Label>(
  labelled: Iterable<readonly [label: Label, phrases: readonly Phrase[]]>,
  groups: WordGroups = {},
): PhraseMatcher<Label> {
  const byBeginning = new Map<string, Compiled<Label>[]>();
  for (const [label, phrases] of labelled) {
    for (const phrase of phrases) {
      const compiled = { label, slots: parsePhrase(phrase, groups) };
      for (const beginning of beginningsOf(compiled.slots[0])) {
        const sameBeginning = byBeginning.get(beginning);
        if (sameBeginning) sameBeginning.push(compiled);
        else byBeginning.set(beginning, [compiled]);
      }
    }
  }
  return { find: (words) => findAll(words, byBeginning) };
}

function findAll<Label>(
  words: readonly string[],
  byBeginning: ReadonlyMap<string, readonly Compiled<Label>[]>,
): PhraseMatch<Label>[] {
  return words.flatMap((word, start) =>
    (byBeginning.get(word.slice(0, 2)) ?? []).flatMap(({ label, slots }) => {
      const end = endOfMatch(slots, 0, words, start);
      return end === undefined ? [] : [{ label, start, end }];
    }),
  );
}

/** The position after the match of `slots` from `slot` on, beginning at `at`, or undefined. */
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
    if (accepts(wanted, word)) {
      const end = endOfMatch(slots, slot + 1, words, position + 1);
      if (end !== undefined) return end;
    }
  }
  return wanted.mayBeMissing ? endOfMatch(slots, slot + 1, words, at) : undefined;
}

function accepts(slot: Slot, word: string): boolean {
  return slot.words.has(word) || slot.stems.some((stem) => word.startsWith(stem));
}

function parsePhrase(phrase: Phrase, groups: WordGroups): Slot[] {
  const slots: Slot[] = [];
  let wordsBetween = 0;
  for (const part of phrase.split(' ')) {
    if (part === '..') {
      wordsBetween += WORDS_PER_GAP;
      continue;
    }
    slots.push(parseSlot(part, wordsBetween, groups));
    wordsBetween = 0;
  }
  if (slots[0] === undefined || slots[0].mayBeMissing) {
    throw new Error(`Phrase "${phrase}" must begin with a word that is always there.`);
  }
  return slots;
}

function parseSlot(part: string, wordsBetween: number, groups: WordGroups): Slot {
  const mayBeMissing = part.endsWith('?');
  const spelled = (mayBeMissing ? part.slice(0, -1) : part).replace(/\$(\w+)/g, (_, name) => {
    const group = groups[name];
    if (group === undefined) throw new Error(`Phrase "${part}" names an unknown group of words.`);
    return group;
  });
  const alternatives = spelled.split('|');
  return {
    words: new Set(alternatives.filter((word) => !word.endsWith('*')).map(foldText)),
    stems: alternatives.filter((word) => word.endsWith('*')).map((stem) => foldText(stem.slice(0, -1))),
    mayBeMissing,
    wordsBetween,
  };
}

function beginningsOf(first: Slot | undefined): Set<string> {
  return new Set([...(first?.words ?? []), ...(first?.stems ?? [])].map((word) => word.slice(0, 2)));
}
