import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { BUCKETS, FeatureReader } from './hint-features.ts';
import { forEachPassage, packSteps } from './passages.ts';

/** A weight for each bucket, from -7 to 7 steps, without order. */
const weights = (seed: number) =>
  Int8Array.from(
    { length: 2 * BUCKETS },
    (_, bucket) => (Math.imul(bucket + seed, 0x9e3779b1) >>> 24) % 15,
  ).map((step) => step - 7);
const [LIFE, VIOLENCE] = [weights(1), weights(2)];
const STEPS = packSteps(LIFE, VIOLENCE);

/** As they are defined: 40 words each, one every 20 words, the last one with the last word. */
function passagesOf(words: readonly string[]): readonly string[][] {
  const passages = [words.slice(0, 40)];
  for (let start = 20; start + 20 < words.length; start += 20) passages.push(words.slice(start, start + 40));
  return passages;
}

/** The weights of a passage's distinct features, half by half. */
function weigh(passage: readonly string[]): { life: number; violence: number } {
  const buckets = new Set<number>();
  const reader = new FeatureReader();
  for (const word of passage) reader.read(word, (bucket) => buckets.add(bucket));
  const sum = (of: Int8Array, half: readonly number[]) =>
    half.reduce((all, bucket) => all + (of[bucket] ?? 0), 0) / Math.sqrt(Math.max(half.length, 1));
  const words = [...buckets].filter((bucket) => bucket < BUCKETS);
  const letters = [...buckets].filter((bucket) => bucket >= BUCKETS);
  return {
    life: sum(LIFE, words) + sum(LIFE, letters),
    violence: sum(VIOLENCE, words) + sum(VIOLENCE, letters),
  };
}

function read(words: readonly string[]): { life: number; violence: number }[] {
  const passages: { life: number; violence: number }[] = [];
  forEachPassage(words, STEPS, ({ life, violence }) => passages.push({ life, violence }));
  return passages;
}

describe('forEachPassage', () => {
  it('weighs the distinct features of each passage, also of words that come again', () => {
    const word = fc.constantFrom('.', '_', 'a', 'nao', 'quero', 'viver', 'mais', 'desesperadamente');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 130, size: 'max' }), (words) => {
        expect(read(words)).toEqual(passagesOf(words).map(weigh));
      }),
    );
  });

  it('has one passage for up to 40 words, and one more for each 20 that are begun', () => {
    const counts = [0, 1, 20, 21, 40, 41, 60, 61].map((length) => read(Array(length).fill('luz')).length);
    expect(counts).toEqual([1, 1, 1, 1, 1, 2, 2, 3]);
  });

  it('weighs all passages of a very long text alike, and nothing of it in the next one', () => {
    const words = ['quero', 'viver', 'mais'];
    const before = read(words);
    const long = read(Array(66_000 * 20).fill('luz'));
    expect(new Set(long.map(({ life }) => life)).size).toBe(1);
    expect(read(words)).toEqual(before);
  });
});
