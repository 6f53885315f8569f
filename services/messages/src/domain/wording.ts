import type { Language } from '@selah/shared/contracts/languages';
import { cleanName } from './clean-name.ts';
import { wordsOf } from './letters/words/words.ts';
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

/** The first line, with the visitor's given name if it can be used. */
export function greet(typedName: string, language: Language): string {
  const { withName, without } = wordsOf(language).greeting;
  const name = givenName(cleanName(typedName), wordsOf(language).titles);
  return name === '' ? without : fill(withName, { name });
}

/** The first of several names, with a title that stands before it; `maria` becomes `Maria`. */
function givenName(name: string, titles: string): string {
  const [first = '', second] = name.split(' ');
  const isTitle = titles.split('|').includes(first.toLowerCase().replace('.', ''));
  const given = isTitle && second ? `${first} ${second}` : first;
  return given.replace(/(?<=^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** The reference for the API answer, and for a sentence: `Psalm 34:18`. */
export function citePassage(
  passage: Passage,
  language: Language,
  edition?: PsalmTable,
): { reference: PassageReference; text: string } {
  const reference = referenceTo(passage, language, edition);
  const text = fill(wordsOf(language).reference, {
    chapter: String(reference.psalm),
    verses: reference.verses,
  });
  return { reference, text };
}
