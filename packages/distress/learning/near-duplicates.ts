import type { Language } from '@selah/shared/contracts/language-list';
import { foldText } from '../src/text/fold-text.ts';
import { type LessonText, readCounted } from './read-texts.ts';

/** Letters of a shingle. */
const SHINGLE = 5;
/** From this share of common shingles on (Jaccard index), two texts are one in other words. */
const NEARLY_THE_SAME = 0.5;

/**
 * Lessons without those that nearly repeat an earlier one of the same label, or a text that is counted. Lessons of
 * different labels may be alike: from such pairs most is learned.
 */
export function apartFromOthers(lessons: readonly LessonText[], language: Language): LessonText[] {
  const counted = new SimilarTexts();
  for (const set of ['tuning', 'unseen'] as const) {
    for (const { text } of readCounted(set, language)) counted.add(text);
  }
  const byLabel = new Map<string, SimilarTexts>();
  return lessons.filter(({ label, text }) => {
    const earlier = byLabel.get(label) ?? new SimilarTexts();
    byLabel.set(label, earlier);
    if ([counted, earlier].some((texts) => texts.likenessOf(text) >= NEARLY_THE_SAME)) return false;
    earlier.add(text);
    return true;
  });
}

/**
 * Compares a text with those that were added before it.
 * Texts share few shingles, so that each looks only at those that hold one of its own.
 */
class SimilarTexts {
  readonly #sizes: number[] = [];
  readonly #holders = new Map<string, number[]>();

  add(text: string): void {
    const shingles = shinglesOf(text);
    const index = this.#sizes.push(shingles.size) - 1;
    for (const shingle of shingles) {
      const holders = this.#holders.get(shingle);
      if (holders) holders.push(index);
      else this.#holders.set(shingle, [index]);
    }
  }

  /** How much the text that is most like this one is like it: 0 to 1. */
  likenessOf(text: string): number {
    const shingles = shinglesOf(text);
    const common = new Uint16Array(this.#sizes.length);
    for (const shingle of shingles) {
      for (const index of this.#holders.get(shingle) ?? []) common[index] = (common[index] ?? 0) + 1;
    }
    return this.#sizes.reduce((highest, size, index) => {
      const both = common[index] ?? 0;
      return Math.max(highest, both / (shingles.size + size - both));
    }, 0);
  }
}

function shinglesOf(text: string): ReadonlySet<string> {
  const letters = ` ${foldText(text)} `;
  const count = Math.max(letters.length - SHINGLE + 1, 1);
  return new Set(Array.from({ length: count }, (_, start) => letters.slice(start, start + SHINGLE)));
}
