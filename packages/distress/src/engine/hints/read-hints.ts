import type { DistressKind } from '../distress-kinds.ts';
import { BUCKETS, type BucketSet } from './bucket-set.ts';
import { forEachPassage, type HintFeatures } from './hint-features.ts';
import { type HintWeights, stepsOf } from './hint-weights.ts';

/** How sure one kind must be for the other to be left out. Log-odds. */
const SURE_OF_KIND = 0.5;

/** What a text hints at. */
export interface HintRead {
  /** Log-odds over the threshold: help is offered from 0 on. */
  readonly score: number;
  /** The kinds if there is distress; both where it is not clear which. */
  readonly kinds: readonly DistressKind[];
}

/** Reads the words of a text. Words are folded, with abbreviations expanded. */
export type HintReader = (words: readonly string[]) => HintRead;

/** Log-odds of each hint against neither. */
interface PassageRead {
  readonly life: number;
  readonly violence: number;
}

/**
 * Reads hints with the weights of one language: a logistic regression for each hint on every passage; the strongest
 * passage counts. Finds distress that no list of phrases can hold.
 */
export function createHintReader(weights: HintWeights): HintReader {
  const read = passageReader(weights);
  return (words) => {
    let strongest = { life: 0, violence: 0, score: -Infinity };
    forEachPassage(words, (features) => {
      const passage = read(features);
      const score = eitherOf(passage.life, passage.violence);
      if (score > strongest.score) strongest = { ...passage, score };
    });
    const byAnother = strongest.violence - strongest.life;
    return {
      score: strongest.score - weights.threshold,
      kinds: [
        ...(byAnother < SURE_OF_KIND ? (['suicide'] as const) : []),
        ...(byAnother > -SURE_OF_KIND ? (['abuse'] as const) : []),
      ],
    };
  };
}

/** The log-odds of one of two things that exclude each other, from the log-odds of each against neither. */
function eitherOf(one: number, other: number): number {
  return Math.max(one, other) + Math.log1p(Math.exp(-Math.abs(one - other)));
}

/** The block of words and the block of letters weigh alike, however many features each has. */
function passageReader({ life, violence }: HintWeights): (features: HintFeatures) => PassageRead {
  const steps = packed(stepsOf(life), stepsOf(violence));
  return ({ words, letters }) => {
    const ofWords = meansOf(words, steps, 0);
    const ofLetters = meansOf(letters, steps, BUCKETS);
    return {
      life: life.bias + life.step * (ofWords.life + ofLetters.life),
      violence: violence.bias + violence.step * (ofWords.violence + ofLetters.violence),
    };
  };
}

/** Both weights of a bucket in one byte, four bits each, so that more of them stay in the processor's cache. */
function packed(life: Int8Array, violence: Int8Array): Int8Array {
  return life.map((steps, bucket) => (steps << 4) | ((violence[bucket] ?? 0) & 0xf));
}

/** Divided by the root of their number: unknown features weigh nothing but make the passage longer. */
function meansOf(buckets: BucketSet, steps: Int8Array, from: number): PassageRead {
  let [life, violence] = [0, 0];
  for (const bucket of buckets.values()) {
    const both = steps[from + bucket] ?? 0;
    life += both >> 4;
    violence += (both << 28) >> 28;
  }
  const root = Math.sqrt(Math.max(buckets.size, 1));
  return { life: life / root, violence: violence / root };
}
