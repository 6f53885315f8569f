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
 * "Tackling the Poor Assumptions of Naive Bayes Text Classifiers", 2003).
 */
export function trainNaiveBayes(examples: ReadonlyMap<string, readonly Features[]>): Classifier {
  const texts = [...examples.values()].flat();
  const counts = new Map<string, number>();
  for (const feature of texts.flatMap((text) => [...text]))
    counts.set(feature, (counts.get(feature) ?? 0) + 1);

  /** The known features of a text; rare ones weigh more. */
  function weigh(text: Features): (readonly [feature: string, weight: number])[] {
    const weighed = [...text]
      .map((feature) => [feature, counts.get(feature)] as const)
      .filter((one): one is readonly [string, number] => one[1] !== undefined)
      .map(([feature, count]) => [feature, Math.log((1 + texts.length) / (1 + count)) + 1] as const);
    const length = Math.hypot(...weighed.map(([, weight]) => weight));
    return weighed.map(([feature, weight]) => [feature, weight / length]);
  }

  const totals = new Map<string, number>();
  const sums = new Map<string, LabelledSum[]>();
  for (const [label, ofLabel] of examples) {
    const sumsOfLabel = new Map<string, number>();
    for (const [feature, weight] of ofLabel.flatMap(weigh))
      sumsOfLabel.set(feature, (sumsOfLabel.get(feature) ?? 0) + weight);
    totals.set(
      label,
      [...sumsOfLabel.values()].reduce((all, sum) => all + sum, 0),
    );
    for (const [feature, sum] of sumsOfLabel)
      sums.set(feature, [...(sums.get(feature) ?? []), { label, sum }]);
  }

  return {
    logLikelihoods(text) {
      const weighed = weigh(text);
      const all = weighed.reduce((sum, [, weight]) => sum + weight, 0);
      const scores = new Map<string, number>();
      for (const [label, total] of totals) scores.set(label, -all * Math.log(total + SMOOTHING * sums.size));
      for (const [feature, weight] of weighed) {
        for (const { label, sum } of sums.get(feature) ?? [])
          scores.set(label, (scores.get(label) ?? 0) + weight * Math.log1p(sum / SMOOTHING));
      }
      return scores;
    },
  };
}

/** The weights that a feature has in the examples of a label, added up. */
interface LabelledSum {
  readonly label: string;
  readonly sum: number;
}
