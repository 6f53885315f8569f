import { COVERED, SENTENCE_BREAK } from '../../text/fold-text.ts';

/** Stems are the first letters of a word; endings change with person and number. */
const STEM_LETTERS = 7;

/** About two spoken sentences: a hint in a longer passage would weigh too little. Words. */
const PASSAGE_WORDS = 30;
const PASSAGE_STEP = 10;

/**
 * The distinct features of a passage of folded words: stems, pairs of neighbours, and pairs with one word between.
 */
export function hintFeatures(passage: readonly string[]): readonly string[] {
  const stems = passage.map((word) => (isRead(word) ? word.slice(0, STEM_LETTERS) : undefined));
  const features = new Set<string>();
  stems.forEach((stem, index) => {
    if (stem === undefined) return;
    features.add(stem);
    const [next, afterNext] = [stems[index + 1], stems[index + 2]];
    if (next === undefined) return;
    features.add(`${stem}+${next}`);
    if (afterNext !== undefined) features.add(`${stem}-${afterNext}`);
  });
  return [...features];
}

function isRead(word: string): boolean {
  return word !== SENTENCE_BREAK && word !== COVERED;
}

/** Overlapping passages, so that words close to each other are together in one of them. */
export function passagesOf(words: readonly string[]): readonly (readonly string[])[] {
  const passages = [words.slice(0, PASSAGE_WORDS)];
  for (let start = PASSAGE_STEP; start + PASSAGE_WORDS - PASSAGE_STEP < words.length; start += PASSAGE_STEP) {
    passages.push(words.slice(start, start + PASSAGE_WORDS));
  }
  return passages;
}
