import { LANGUAGES, type Language } from '@selah/shared/contracts/languages';
import { examplesIn } from '../situations/examples/examples.ts';
import { type Classifier, type Features, trainNaiveBayes } from './naive-bayes.ts';

/** One example in so many is enough to tell four languages apart. */
const EVERY = 10;

/** How much likelier another language must be than that of the page, in log-likelihood: names and short words are in several. */
const CLEARLY = 2;

let classifier: Classifier | undefined;

/** The language that a text is written in: another than that of the page only if it is clear. One word says nothing. */
export function writtenLanguage(text: string, page: Language): Language {
  const words = wordsOf(text);
  if (words.length < 2) return page;
  classifier ??= trainNaiveBayes(new Map(LANGUAGES.map((language) => [language, someExamples(language)])));
  const likelihoods = classifier.logLikelihoods(featuresOf(words));
  const likelihoodOf = (language: Language) => likelihoods.get(language) ?? Number.NEGATIVE_INFINITY;
  const [likeliest = page] = LANGUAGES.toSorted((one, other) => likelihoodOf(other) - likelihoodOf(one));
  return likelihoodOf(likeliest) > likelihoodOf(page) + CLEARLY ? likeliest : page;
}

function someExamples(language: Language): Features[] {
  return Object.values(examplesIn(language))
    .flat()
    .filter((_, place) => place % EVERY === 0)
    .map((text) => featuresOf(wordsOf(text)));
}

/** Words as typed, with their accents. */
function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

/** Words, their beginnings and their ends. */
function featuresOf(words: readonly string[]): Features {
  return new Set(words.flatMap((word) => [word, `${word.slice(0, 3)}*`, `*${word.slice(-3)}`]));
}
