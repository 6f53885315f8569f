import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@selah/shared/contracts/languages';
import { LENGTHS } from '@selah/shared/contracts/limits';
import { WORRY_STARTERS } from '@selah/shared/contracts/messages/worry-starters';
import { detectThemes } from './detect-themes.ts';

const starters = LANGUAGES.flatMap((language) =>
  Object.entries(WORRY_STARTERS[language]).map(([theme, text]) => ({ language, theme, text })),
);

describe('the first sentences that the form offers', () => {
  it.each(starters)('$language $theme gets a letter about it', ({ language, text, theme }) => {
    expect(detectThemes(text, language).theme).toBe(theme);
    expect(text.length).toBeLessThan(LENGTHS.questionMax / 4);
  });
});
