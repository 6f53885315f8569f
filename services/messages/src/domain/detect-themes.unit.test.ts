import { describe, expect, it } from '@jest/globals';
import { detectDistress } from '@selah/distress/engine/detect-distress';
import { LANGUAGES } from '@selah/shared/contracts/languages';
import fc from 'fast-check';
import { detectThemes } from './detect-themes.ts';
import { THEME_SAMPLES } from './theme-samples/all.ts';
import { THEMES, type Theme } from './themes.ts';

/** The themes that the specification requires. */
const IMPORTANT = [
  'fear',
  'grief',
  'illness',
  'work',
  'family',
  'guilt',
  'loneliness',
  'thanks',
  'heartbreak',
] as const satisfies readonly Theme[];

describe.each(LANGUAGES)('detectThemes in %s', (language) => {
  it.each(THEMES)('recognises a worry about %s', (theme) => {
    const missed = THEME_SAMPLES[language][theme].filter((question) => {
      const recognised = detectThemes(question, language);
      return recognised.theme !== theme && recognised.also !== theme;
    });
    expect(missed).toEqual([]);
  });

  it('finds the right main theme in at least nineteen worries of twenty', () => {
    const samples = THEMES.flatMap((theme) =>
      THEME_SAMPLES[language][theme].map((question) => ({ theme, question })),
    );
    const led = samples.filter(({ theme, question }) => detectThemes(question, language).theme === theme);
    expect(led.length / samples.length).toBeGreaterThanOrEqual(0.95);
  });

  it('has at least twelve samples of each important theme', () => {
    for (const theme of IMPORTANT) expect(THEME_SAMPLES[language][theme].length).toBeGreaterThanOrEqual(12);
  });

  it('seldom classifies these ordinary worries as distress', () => {
    const samples = THEMES.flatMap((theme) => THEME_SAMPLES[language][theme]);
    const alarms = samples.filter((question) => detectDistress(question, language).distress);
    expect(alarms.length / samples.length).toBeLessThanOrEqual(0.02);
  });
});

describe('detectThemes', () => {
  it('finds a second theme if the worry clearly has two', () => {
    expect(detectThemes('Minha mãe morreu e não consigo dormir', 'pt')).toEqual({
      theme: 'grief',
      also: 'sleeplessness',
    });
    expect(detectThemes('I lost my job and I have panic attacks', 'en')).toEqual({
      theme: 'work',
      also: 'fear',
    });
  });

  it('accepts capitals, missing accents and repeated letters', () => {
    expect(detectThemes('PERDI MEU EMPREGOOOO', 'pt').theme).toBe('work');
    expect(detectThemes('mi mama tiene cancer', 'es').theme).toBe('illness');
  });

  it('tries the other three languages if nothing is found in the page’s own', () => {
    expect(detectThemes('mi esposo falleció en enero', 'en').theme).toBe('grief');
  });

  it('does not choose gratitude if thanks are followed by a worry', () => {
    expect(detectThemes('Thank you Lord for my job, but my son has cancer', 'en').theme).toBe('illness');
    expect(detectThemes('Obrigada Senhor pela vida, mas estou muito sozinha', 'pt').theme).toBe('loneliness');
  });

  it.each([
    ['en', 'my son passed his exam', 'thanks'],
    ['en', 'I miss my mom, she lives abroad', 'loneliness'],
    ['pt', 'tenho medo de perder minha mãe', 'fear'],
    ['pt', 'meu filho partiu para Portugal', 'child'],
    ['pt', 'meu marido se foi com outra', 'heartbreak'],
    ['es', 'mi hijo se fue de casa', 'child'],
    ['fr', 'Papa a fait un AVC, il est en réanimation.', 'illness'],
    ['fr', 'mon mari est parti avec une autre', 'heartbreak'],
  ] as const)('does not speak of a death nobody wrote about (%s: %s)', (language, question, theme) => {
    expect(detectThemes(question, language).theme).toBe(theme);
  });

  it.each([
    ['pt', 'quero engravidar e não consigo'],
    ['pt', 'Peço pela minha mãe'],
    ['pt', 'por favor me ajude, obrigada'],
    ['en', 'please pray for me'],
    ['en', 'my husband is away'],
    ['es', 'ya no soy feliz'],
    ['fr', 'je ne suis pas heureuse'],
  ] as const)('presumes no conflict, doubt or joy that was not written (%s: %s)', (language, question) => {
    expect(detectThemes(question, language).theme).toBe('anything');
  });

  it('falls back to anything for words of no theme', () => {
    expect(detectThemes('xyz', 'fr')).toEqual({ theme: 'anything' });
    expect(detectThemes('', 'es')).toEqual({ theme: 'anything' });
  });

  it('returns a result for any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 1000 }),
        fc.constantFrom(...LANGUAGES),
        (text, language) => {
          expect(THEMES).toContain(detectThemes(text, language).theme);
        },
      ),
    );
  });
});
