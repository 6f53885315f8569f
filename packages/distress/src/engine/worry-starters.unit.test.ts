import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@selah/shared/contracts/languages';
import { WORRY_STARTERS } from '@selah/shared/contracts/messages/worry-starters';
import { readDistress } from './read-distress.ts';

const starters = LANGUAGES.flatMap((language) =>
  Object.entries(WORRY_STARTERS[language]).map(([theme, text]) => ({ language, theme, text })),
);

describe('the first sentences that the form offers', () => {
  it.each(starters)('$language $theme is no cry for help by itself', async ({ language, text }) => {
    expect((await readDistress(text, language)).kinds).toEqual([]);
  });
});
