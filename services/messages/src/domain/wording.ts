import type { Language } from '@selah/shared/contracts/languages';
import { cleanName } from './clean-name.ts';
import type { Frame } from './phrase-book.ts';
import { type Passage, type PassageReference, referenceTo } from './psalm-passages.ts';
import type { PsalmTable } from './psalms/numbering.ts';

/** Returns a number from 0 up to but not including 1, as `Math.random`. */
export type Random = () => number;

export function pick<Value>(choices: readonly [Value, ...Value[]], random: Random): Value {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}

/** Replaces `{placeholders}` by values; placeholders inside a value stay. */
export function fill(phrase: string, values: Readonly<Record<string, string>>): string {
  return phrase.replace(/\{(\w+)\}/g, (brace, key: string) => values[key] ?? brace);
}

/** The first line, with the visitor's name if it can be used. */
export function greet(typedName: string, frame: Frame, random: Random): string {
  const name = cleanName(typedName);
  return name === '' ? pick(frame.greetingWithoutName, random) : fill(pick(frame.greeting, random), { name });
}

/** The reference for the API answer, and for a sentence: `Psalm 34:18`. */
export function citePassage(
  passage: Passage,
  language: Language,
  frame: Frame,
  edition?: PsalmTable,
): { reference: PassageReference; text: string } {
  const reference = referenceTo(passage, language, edition);
  const text = fill(frame.reference, { chapter: String(reference.psalm), verses: reference.verses });
  return { reference, text };
}
