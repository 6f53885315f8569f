import type { SceneName } from '../scenes/all.ts';

export type Language = 'pt' | 'en' | 'es' | 'fr';

/** One film: which words stand over which picture. */
export interface Verse {
  readonly psalm: number;
  /** As the named translation counts them: `'18'`, `'1-2'`. */
  readonly verses: string;
  readonly title: string;
  /** One entry per line on screen; a leading `>` sets the line in, as Bibles set the answering half-verse. */
  readonly lines: readonly string[];
  readonly scene: SceneName;
}

export interface VerseBook {
  readonly language: Language;
  /** The word for a Psalm in a reference: `Salmo`, `Psaume`. */
  readonly psalmWord: string;
  readonly translation: string;
  readonly verses: readonly Verse[];
}

/** `Salmo 121:1–2`: with the en dash that print uses between verses. */
export function reference(book: VerseBook, verse: Verse): string {
  return `${book.psalmWord} ${verse.psalm}:${verse.verses.replace('-', '–')}`;
}

/** `pt-salmo-34`: the file's name without its extension. */
export function fileStem(book: VerseBook, verse: Verse): string {
  return `${book.language}-${book.psalmWord.toLowerCase()}-${verse.psalm}`;
}
