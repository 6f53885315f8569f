import type { DistressCases } from '@selah/shared/contracts/distress/cases/distress-cases';
import { en } from '@selah/shared/contracts/distress/cases/en';
import { es } from '@selah/shared/contracts/distress/cases/es';
import { fr } from '@selah/shared/contracts/distress/cases/fr';
import { pt } from '@selah/shared/contracts/distress/cases/pt';
import { wordsOfHints } from '@selah/shared/contracts/distress/detect-distress';
import { HINTS, type Hint, type HintWeights } from '@selah/shared/contracts/distress/hints/hint-weights';
import type { Language } from '@selah/shared/contracts/language-list';
import { type Lesson, learnHints } from './learn-hints.ts';
import { readTexts } from './read-texts.ts';

const CASES: Readonly<Record<Language, DistressCases>> = { pt, en, es, fr };

/** Learns from all lessons of a language, and from its written cases. Takes a few seconds. */
export function learnLanguage(language: Language): HintWeights {
  const { suicide, self_harm, abuse, danger, none } = CASES[language];
  const lesson = (hint: Hint | 'none', text: string): Lesson => ({
    hint,
    words: wordsOfHints(text, language),
  });
  return learnHints([
    ...readTexts('lessons', language).map(({ label, text }) => lesson(hintNamed(label), text)),
    ...[...suicide, ...self_harm].map((text) => lesson('life', text)),
    ...[...abuse, ...danger].map((text) => lesson('violence', text)),
    ...none.map((text) => lesson('none', text)),
  ]);
}

function hintNamed(label: string): Hint | 'none' {
  const hint = [...HINTS, 'none' as const].find((name) => name === label);
  if (!hint) throw new Error(`a lesson says what it hints at, or "none", and not "${label}"`);
  return hint;
}
