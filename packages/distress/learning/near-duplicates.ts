import type { Language } from '@selah/shared/contracts/language-list';
import { foldText } from '../src/text/fold-text.ts';
import { type LessonText, readCounted } from './read-texts.ts';

/** Letters per shingle. */
const SHINGLE = 5;
/** Two texts with at least this share of common shingles (Jaccard index) are near duplicates. */
const MIN_SIMILARITY = 0.5;

/**
 * The lessons without near duplicates of an earlier one with the same label, or of a counted text. Similar lessons
 * with different labels are kept, because most is learned from them.
 */
export function withoutNearDuplicates(lessons: readonly LessonText[], language: Language): LessonText[] {
  const counted = new SimilarTexts();
  for (const set of ['tuning', 'unseen'] as const) {
    for (const { text } of readCounted(set, language)) counted.add(shinglesOf(text));
  }
  const byLabel = new Map<string, SimilarTexts>();
  return lessons.filter(({ label, text }) => {
    const earlier = byLabel.get(label) ?? new SimilarTexts();
    byLabel.set(label, earlier);
    const shingles = shinglesOf(text);
    if ([counted, earlier].some((texts) => texts.similarityOf(shingles) >= MIN_SIMILARITY)) return false;
    earlier.add(shingles);
    return true;
  });
}

/** Compares a text with those added before. Only texts that share a shingle are compared. */
class SimilarTexts {
  readonly #sizes: number[] = [];
  readonly #holders = new Map<string, number[]>();

  add(shingles: ReadonlySet<string>): void {
    const index = this.#sizes.push(shingles.size) - 1;
    for (const shingle of shingles) {
      const holders = this.#holders.get(shingle);
      if (holders) holders.push(index);
      else this.#holders.set(shingle, [index]);
    }
  }

  /** The highest similarity with an added text, from 0 to 1. */
  similarityOf(shingles: ReadonlySet<string>): number {
    const common = new Uint16Array(this.#sizes.length);
    for (const shingle of shingles) {
      for (const index of this.#holders.get(shingle) ?? []) common[index] = (common[index] ?? 0) + 1;
    }
    let highest = 0;
    for (let index = 0; index < common.length; index += 1) {
      const both = common[index] ?? 0;
      const similarity = both / (shingles.size + (this.#sizes[index] ?? 0) - both);
      if (similarity > highest) highest = similarity;
    }
    return highest;
  }
}

function shinglesOf(text: string): ReadonlySet<string> {
  const letters = ` ${foldText(text)} `;
  const count = Math.max(letters.length - SHINGLE + 1, 1);
  return new Set(Array.from({ length: count }, (_, start) => letters.slice(start, start + SHINGLE)));
}
