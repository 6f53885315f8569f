import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@selah/shared/contracts/language-list';

/**
 * `lessons` are what is learned from, `tuning` is what the choices of the learning were made on, and `unseen` is what nobody
 * looks at but the test that counts.
 */
export type TextSet = 'lessons' | 'tuning' | 'unseen';

/** The texts of a set: a label, a tab, and the text, one a line. */
export function readTexts(set: TextSet, language: Language): { label: string; text: string }[] {
  const lines = readFileSync(join(import.meta.dirname, set, `${language}.txt`), 'utf8').trimEnd();
  return lines.split('\n').map((line) => {
    const [label = '', text = ''] = line.split('\t');
    return { label, text };
  });
}
