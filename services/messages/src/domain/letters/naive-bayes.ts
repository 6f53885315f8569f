/** What a text is told by, each once. */
export type Features = ReadonlySet<string>;

/** Tells texts apart by the features that they share with examples. */
export interface Classifier {
  /** The logarithm of each label's likelihood, up to a constant. */
  logLikelihoods(text: Features): Map<string, number>;
}

/** Added to each sum, so that a feature that no example of a label has makes the label unlikely, not impossible. */
const SMOOTHING = 0.01;

/**
 * Multinomial naive Bayes on tf-idf weights, each text of length one, each label equally likely beforehand (Rennie et al.,
 * "Tackling the Poor Assumptions of Naive Bayes Text Classifiers", 2003). Examples are read one after the other.
 */
export function trainNaiveBayes(examples: ReadonlyMap<string, Iterable<Features>>): Classifier {
  const { places, texts, rarities } = readExamples(examples.values());
  const labels = [...examples.keys()];
  const totals = new Float64Array(labels.length);
  const sums = Array.from(rarities, (): LabelledSum[] => []);
  for (const [label, ofLabel] of texts.entries()) {
    const ofPlace = new Map<number, number>();
    for (const text of ofLabel)
      for (const [place, weight] of weigh(text, rarities))
        ofPlace.set(place, (ofPlace.get(place) ?? 0) + weight);
    for (const [place, sum] of ofPlace) {
      sums[place]?.push({ label, sum });
      totals[label] = (totals[label] ?? 0) + sum;
    }
  }
  const { starts, labelOf, sumOf } = packed(sums);

  return {
    logLikelihoods(text) {
      const known = [...text].map((feature) => places.get(feature)).filter((place) => place !== undefined);
      const weighed = weigh(known, rarities);
      const all = weighed.reduce((sum, [, weight]) => sum + weight, 0);
      const scores = totals.map((total) => -all * Math.log(total + SMOOTHING * places.size));
      for (const [place, weight] of weighed)
        for (let at = starts[place] ?? 0; at < (starts[place + 1] ?? 0); at += 1) {
          const label = labelOf[at] ?? 0;
          scores[label] = (scores[label] ?? 0) + weight * Math.log1p((sumOf[at] ?? 0) / SMOOTHING);
        }
      return new Map(labels.map((label, place) => [label, scores[place] ?? 0]));
    },
  };
}

/** The weights that a feature has in the examples of a label, added up. */
interface LabelledSum {
  readonly label: number;
  readonly sum: number;
}

/** The place of each feature, the texts of each label as lists of places, and how rare the feature of each place is. */
function readExamples(examples: Iterable<Iterable<Features>>) {
  const places = new Map<string, number>();
  const counts: number[] = [];
  const texts = Array.from(examples, (ofLabel) =>
    Array.from(ofLabel, (text) =>
      Uint32Array.from(text, (feature) => {
        const place = places.get(feature) ?? places.size;
        places.set(feature, place);
        counts[place] = (counts[place] ?? 0) + 1;
        return place;
      }),
    ),
  );
  const all = texts.flat().length;
  const rarities = Float64Array.from(counts, (count) => Math.log((1 + all) / (1 + count)) + 1);
  return { places, texts, rarities };
}

/** The features of a text by place; rare ones weigh more, and all together have a length of one. */
function weigh(text: Iterable<number>, rarities: Float64Array): [place: number, weight: number][] {
  const weights = Array.from(text, (place): [number, number] => [place, rarities[place] ?? 0]);
  const length = Math.hypot(...weights.map(([, weight]) => weight));
  return weights.map(([place, weight]) => [place, weight / length]);
}

/** Lists one after the other in typed arrays: an object for each sum would take 20 MB a language. */
function packed(lists: readonly (readonly LabelledSum[])[]) {
  const starts = new Uint32Array(lists.length + 1);
  for (const [place, list] of lists.entries()) starts[place + 1] = (starts[place] ?? 0) + list.length;
  const all = lists.flat();
  return {
    starts,
    labelOf: Uint16Array.from(all, ({ label }) => label),
    sumOf: Float32Array.from(all, ({ sum }) => sum),
  };
}
