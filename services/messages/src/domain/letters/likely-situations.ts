import { foldText, tokenise } from '@selah/distress/text/fold-text';
import type { Language } from '@selah/shared/contracts/languages';
import { examplesIn } from '../situations/examples/examples.ts';
import { type Classifier, type Features, trainNaiveBayes } from './naive-bayes.ts';

const classifiers = new Map<Language, Classifier>();

/** The logarithm of the likelihood of each situation, by the words that a text shares with the examples of its language. */
export function logLikelihoodsOf(text: string, language: Language): Map<string, number> {
  const classifier = classifiers.get(language) ?? learn(language);
  classifiers.set(language, classifier);
  return classifier.logLikelihoods(featuresOf(text));
}

function learn(language: Language): Classifier {
  const examples = Object.entries(examplesIn(language));
  return trainNaiveBayes(new Map(examples.map(([id, texts]) => [id, eachFeatures(texts)])));
}

/** One text after the other: those of all examples together would take 80 MB. */
function* eachFeatures(texts: readonly string[]): Iterable<Features> {
  for (const text of texts) yield featuresOf(text);
}

/** Letters that forms of one word mostly share. */
const BEGINNING = 5;

/** Words, their beginnings, and pairs of neighbours, with the text's beginning and end as words. */
function featuresOf(text: string): Features {
  const words = ['^', ...tokenise(foldText(text.replace(/[’']/g, ' '))), '$'];
  const features = new Set<string>();
  for (const [place, word] of words.entries()) {
    features.add(word);
    if (word.length > BEGINNING) features.add(`${word.slice(0, BEGINNING)}*`);
    if (place > 0) features.add(`${words[place - 1]} ${word}`);
  }
  return features;
}
