import { describe, expect, it } from '@jest/globals';
import { trainNaiveBayes } from './naive-bayes.ts';

const words = (text: string) => new Set(text.split(' '));

const classifier = trainNaiveBayes(
  new Map([
    ['exam', [words('my exam is tomorrow'), words('the test is on monday')]],
    ['illness', [words('my mother is ill'), words('the doctor is worried')]],
  ]),
);

const likeliest = (text: string) =>
  [...classifier.logLikelihoods(words(text))].toSorted(([, one], [, other]) => other - one)[0]?.[0];

describe('trainNaiveBayes', () => {
  it('tells a text by the words that it shares with examples', () => {
    expect(likeliest('exam on monday')).toBe('exam');
    expect(likeliest('the doctor says that she is ill')).toBe('illness');
  });

  it('lets a rare word weigh more than one of many examples', () => {
    expect(likeliest('my test is')).toBe('exam');
    expect(likeliest('is mother')).toBe('illness');
  });

  it('finds every label equally likely if it knows no word', () => {
    const scores = [...classifier.logLikelihoods(words('xyz')).values()];
    expect(scores).toHaveLength(2);
    expect(scores[0]).toBeCloseTo(scores[1] ?? Number.NaN);
  });
});
