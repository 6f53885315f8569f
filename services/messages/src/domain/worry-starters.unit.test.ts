import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@selah/shared/contracts/languages';
import { LENGTHS } from '@selah/shared/contracts/limits';
import { WORRY_STARTERS } from '@selah/shared/contracts/messages/worry-starters';
import { detectThemes } from './detect-themes.ts';

const starters = LANGUAGES.flatMap((language) =>
  WORRY_STARTERS[language].starters.map((starter) => ({ language, ...starter })),
);

describe('the first sentences that the form offers', () => {
  it.each(starters)('$language $label gets a letter about $theme', ({ language, text, theme }) => {
    expect(detectThemes(text, language).theme).toBe(theme);
    expect(text.length).toBeLessThan(LENGTHS.questionMax / 4);
  });
});
