import { COVERED, SENTENCE_BREAK } from '../../text/fold-text.ts';

/** The first letters of a word tell what it means; the rest bends with person and number. */
const STEM_LETTERS = 7;

/** About two spoken sentences: long enough for a hint, short enough that a long letter does not drown it. Words. */
const PASSAGE_WORDS = 30;
const PASSAGE_STEP = 10;

/** What is looked at in a passage of folded words, each once: stems, pairs of neighbours, and pairs with one between. */
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

/** The words of a text in overlapping passages, so that what is said in one breath stands together in one of them. */
export function passagesOf(words: readonly string[]): readonly (readonly string[])[] {
  const passages = [words.slice(0, PASSAGE_WORDS)];
  for (let start = PASSAGE_STEP; start + PASSAGE_WORDS - PASSAGE_STEP < words.length; start += PASSAGE_STEP) {
    passages.push(words.slice(start, start + PASSAGE_WORDS));
  }
  return passages;
}
