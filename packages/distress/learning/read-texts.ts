import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@selah/shared/contracts/language-list';

/** A sentence to learn from. */
export interface LessonText {
  /** The folder of one writer; figures are compared writer by writer. */
  readonly writer: string;
  /** What it hints at: `life`, `violence` or `none`. */
  readonly label: string;
  readonly text: string;
}

/** How a text that is counted was told to be written; the first three speak of distress. */
export const FORMS = ['plain', 'hint', 'story', 'hard', 'ordinary'] as const;

export type Form = (typeof FORMS)[number];

/** A text that is counted. */
export interface CountedText {
  readonly form: Form;
  /** A label and a subject of PLAN.md, as in `life.wish`. */
  readonly kind: string;
  readonly text: string;
}

/** `tuning` is what choices are made on, and `unseen` what nobody looks at but the test that counts. */
export type CountedSet = 'tuning' | 'unseen';

const LESSONS = join(import.meta.dirname, 'lessons');

/** All lessons of a language, writer by writer. */
export function readLessons(language: Language): LessonText[] {
  const writers = readdirSync(LESSONS).sort();
  return writers.flatMap((writer) =>
    readColumns(lessonFile(writer, language)).map(([label = '', text = '']) => ({ writer, label, text })),
  );
}

/** Where a writer's lessons in a language are kept. */
export function lessonFile(writer: string, language: Language): string {
  return join(LESSONS, writer, `${language}.txt`);
}

export function readCounted(set: CountedSet, language: Language): CountedText[] {
  return readColumns(join(import.meta.dirname, set, `${language}.txt`)).map(
    ([form, kind = '', text = '']) => {
      const known = FORMS.find((name) => name === form);
      if (!known) throw new Error(`no such form: "${form}"`);
      return { form: known, kind, text };
    },
  );
}

/** One text a line, columns between tabs. */
function readColumns(path: string): string[][] {
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  return lines.map((line) => line.split('\t'));
}
