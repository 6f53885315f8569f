import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@selah/shared/contracts/language-list';

/** A text to learn from. */
export interface LessonText {
  /** The folder of the writer; figures are compared by writer. */
  readonly writer: string;
  /** The hint: `life`, `violence` or `none`. */
  readonly label: string;
  readonly text: string;
}

/** The form in which a counted text was written; the first three are about distress. */
export const FORMS = ['plain', 'hint', 'story', 'hard', 'ordinary'] as const;

export type Form = (typeof FORMS)[number];

/** A text for the figures. */
export interface CountedText {
  readonly form: Form;
  /** A label and a subject of PLAN.md, such as `life.wish`. */
  readonly kind: string;
  readonly text: string;
}

/** Choices are made on `tuning`; `unseen` is only for the test that prints figures. */
export type CountedSet = 'tuning' | 'unseen';

const LESSONS = join(import.meta.dirname, 'lessons');

/** All lessons of a language, by writer. Not every writer writes in all languages. */
export function readLessons(language: Language): LessonText[] {
  const writers = readdirSync(LESSONS)
    .filter((writer) => existsSync(lessonFile(writer, language)))
    .sort();
  return writers.flatMap((writer) =>
    readColumns(lessonFile(writer, language)).map(([label = '', text = '']) => ({ writer, label, text })),
  );
}

/** The file of a writer's lessons in a language. */
export function lessonFile(writer: string, language: Language): string {
  return join(LESSONS, writer, `${language}.txt`);
}

export function readCounted(set: CountedSet, language: Language): CountedText[] {
  return readColumns(join(import.meta.dirname, set, `${language}.txt`)).map(
    ([form, kind = '', text = '']) => {
      const known = FORMS.find((name) => name === form);
      if (!known) throw new Error(`unknown form: "${form}"`);
      return { form: known, kind, text };
    },
  );
}

/** One text per line, columns separated by tabs. */
function readColumns(path: string): string[][] {
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  return lines.map((line) => line.split('\t'));
}
