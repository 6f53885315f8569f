import type { Language } from '@selah/shared/contracts/languages';
import { en } from './en/all.ts';
import { es } from './es/all.ts';
import { fr } from './fr/all.ts';
import { pt } from './pt/all.ts';
import type { SituationTexts, ThemeTexts } from './situation-texts.ts';

const TEXTS: Readonly<Record<Language, readonly ThemeTexts[]>> = { pt, en, es, fr };

const BY_ID = Object.fromEntries(
  Object.entries(TEXTS).map(([language, themes]) => [
    language,
    new Map(themes.flatMap(({ situations }) => Object.entries(situations))),
  ]),
);

/** The themes of a language with their phrases. */
export function textsOf(language: Language): readonly ThemeTexts[] {
  return TEXTS[language];
}

/** The texts of a situation in a language. */
export function situationTextsOf(language: Language, situation: string): SituationTexts | undefined {
  return BY_ID[language]?.get(situation);
}
