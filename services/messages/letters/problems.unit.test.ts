import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@selah/shared/contracts/languages';
import { problemsOf } from './problems.ts';

describe('the texts of letters', () => {
  it.each(LANGUAGES)('have no problem that a program can find in %s', (language) => {
    expect(problemsOf(language)).toEqual([]);
  });
});
