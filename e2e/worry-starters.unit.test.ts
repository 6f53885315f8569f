import { describe, expect, it } from '@jest/globals';
import { readDistress } from '@selah/distress/engine/read-distress';
import { LANGUAGES } from '@selah/shared/contracts/languages';
import { LENGTHS } from '@selah/shared/contracts/limits';
import { WORRY_STARTERS } from '../frontends/shell/src/locales/worry-starters.ts';
import { detectThemes } from '../services/messages/src/domain/detect-themes.ts';

const starters = LANGUAGES.flatMap((language) =>
  WORRY_STARTERS[language].starters.map((starter) => ({ language, ...starter })),
);

describe('the first sentences that the form offers', () => {
  it.each(starters)('$language $label gets a letter about $theme', ({ language, text, theme }) => {
    expect(detectThemes(text, language).theme).toBe(theme);
    expect(text.length).toBeLessThan(LENGTHS.questionMax / 4);
  });

  it.each(starters)('$language $label is no cry for help by itself', async ({ language, text }) => {
    expect((await readDistress(text, language)).kinds).toEqual([]);
  });
});
