import type { Language } from '@selah/shared/contracts/language-list';
import { readDistress } from '../src/engine/read-distress.ts';
import { readTexts, type TextSet } from './read-texts.ts';

/** How the texts of a set were told to be when they were written; the first three speak of distress. */
export const LABELS = ['plain', 'hint', 'story', 'hard', 'ordinary'] as const;

type Label = (typeof LABELS)[number];

/** Of the texts of each label, the share that is taken for distress: 0 to 1. */
export async function sharesFound(
  set: Exclude<TextSet, 'lessons'>,
  language: Language,
): Promise<Readonly<Record<Label, number>>> {
  const found: Record<Label, boolean[]> = { plain: [], hint: [], story: [], hard: [], ordinary: [] };
  for (const { label, text } of readTexts(set, language)) {
    const known = LABELS.find((name) => name === label);
    if (!known) throw new Error(`no such label: "${label}"`);
    found[known].push((await readDistress(text, language)).distress);
  }
  const share = (label: Label) => found[label].filter(Boolean).length / found[label].length;
  return {
    plain: share('plain'),
    hint: share('hint'),
    story: share('story'),
    hard: share('hard'),
    ordinary: share('ordinary'),
  };
}

/** "plain 95 %, hint 60 %, …" */
export function inPercent(shares: Readonly<Record<Label, number>>): string {
  return LABELS.map((label) => `${label} ${Math.round(shares[label] * 100)} %`).join(', ');
}
