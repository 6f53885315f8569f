import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@selah/shared/contracts/languages';
import { LENGTHS } from '@selah/shared/contracts/limits';
import { WORRY_STARTERS, type WorryStarter } from '@selah/shared/contracts/messages/worry-starters';
import { readAnyLanguage } from './letters/read-any-language.ts';

const starters = LANGUAGES.flatMap((language) =>
  Object.entries(WORRY_STARTERS[language]).map(([theme, text]) => ({ language, theme, text })),
);

/** The situations that a first sentence may be read as. */
const SITUATIONS_OF: Readonly<Record<WorryStarter, readonly string[]>> = {
  fear: ['fear', 'anxiety'],
  grief: ['grief', 'grief-recent'],
  illness: ['illness', 'illness-self'],
  work: ['debt', 'money'],
  family: ['family'],
  guilt: ['guilt'],
  loneliness: ['lonely'],
  thanks: ['thanks'],
};

describe('the first sentences that the form offers', () => {
  it.each(starters)('$language $theme gets a letter about it', ({ language, text, theme }) => {
    const [main] = readAnyLanguage(text, language).situations;
    expect(SITUATIONS_OF[theme as WorryStarter]).toContain(main?.situation.id);
    expect(text.length).toBeLessThan(LENGTHS.questionMax / 4);
  });
});
