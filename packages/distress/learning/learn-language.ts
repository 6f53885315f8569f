import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Language } from '@selah/shared/contracts/language-list';
import { wordsOfHints } from '../src/engine/detect-distress.ts';
import { HINTS, type Hint, type HintWeights } from '../src/engine/hints/hint-weights.ts';
import type { DistressCases } from './cases/distress-cases.ts';
import { en } from './cases/en.ts';
import { es } from './cases/es.ts';
import { fr } from './cases/fr.ts';
import { pt } from './cases/pt.ts';
import { chooseThreshold } from './choose-threshold.ts';
import { type Lesson, learnHints } from './learn-hints.ts';
import { readCounted, readLessons } from './read-texts.ts';

const CASES: Readonly<Record<Language, DistressCases>> = { pt, en, es, fr };

/** All lessons and example cases of a language. */
export function lessonsIn(language: Language): readonly Lesson[] {
  const { suicide, self_harm, abuse, danger, none } = CASES[language];
  const lesson = (hint: Hint | 'none', text: string): Lesson => ({
    hint,
    words: wordsOfHints(text, language),
  });
  return [
    ...readLessons(language).map(({ label, text }) => lesson(hintNamed(label), text)),
    ...[...suicide, ...self_harm].map((text) => lesson('life', text)),
    ...[...abuse, ...danger].map((text) => lesson('violence', text)),
    ...none.map((text) => lesson('none', text)),
  ];
}

/** The files that are learned: all weights for the server, the most important ones for phones. */
export const LEARNED_FILES = ['full', 'light'] as const;

export type LearnedFile = (typeof LEARNED_FILES)[number];

/** Learns from all lessons of a language. Takes a few seconds. */
export function learnLanguage(language: Language): Readonly<Record<LearnedFile, HintWeights>> {
  const { full, light } = learnHints(lessonsIn(language));
  return {
    full: { ...full, threshold: chooseThreshold(full, language) },
    light: { ...light, threshold: chooseThreshold(light, language) },
  };
}

/** Where a learned file is. */
export function learnedFile(file: LearnedFile, language: Language): string {
  return join(import.meta.dirname, '../src/learned', file, `hints-${language}.ts`);
}

/** SHA-256 of everything that a language is learned from and its threshold is chosen on. */
export function fingerprintOf(language: Language): string {
  return createHash('sha256')
    .update(JSON.stringify([lessonsIn(language), readCounted('tuning', language)]))
    .digest('hex');
}

function hintNamed(label: string): Hint | 'none' {
  const hint = [...HINTS, 'none' as const].find((name) => name === label);
  if (!hint) throw new Error(`a lesson needs a hint or "none", not "${label}"`);
  return hint;
}
