import type { Language } from '@selah/shared/contracts/languages';
import type { PsalmNumbering } from '@selah/shared/contracts/messages/psalters';
import { type PsalmTable, renumber, TABLES } from './psalms/numbering.ts';
import { formatVerses, parseReference } from './psalms/psalter.ts';

/** Verses as `psalm:verses` in the numbering of English, Portuguese and Spanish Bibles: `34:18`, `121:1-2`. */
export type Passage = `${number}:${number}` | `${number}:${number}-${number}`;

/** A Psalm in an API answer: `verses` is one verse (`18`) or a range (`1-2`). */
export interface PsalmReference {
  psalm: number;
  verses?: string;
}

export type PassageReference = Readonly<Required<PsalmReference>>;

/**
 * Verses whose words are not shown to a person who may not want to live: somebody is drowning there. The letter only names
 * them.
 */
export const NEVER_QUOTED: readonly Passage[] = ['69:1-3'];

/**
 * How most Bibles of a language count: French ones (Segond, Jérusalem, TOB) count a Psalm's long title as its first verse or two, as
 * the Hebrew text does.
 */
const USUAL_NUMBERING: Readonly<Record<Language, PsalmNumbering>> = {
  pt: 'english',
  en: 'english',
  es: 'english',
  fr: 'hebrew',
};

/** The passage as the given edition counts, otherwise as most Bibles in this language do. */
export function referenceTo(
  passage: Passage,
  language: Language,
  edition: PsalmTable = TABLES[USUAL_NUMBERING[language]],
): PassageReference {
  const { psalm, range } = parseReference(passage);
  const english = { psalm, from: range?.from ?? 1, to: range?.to ?? 1 };
  const there = renumber(english, TABLES.english, edition) ?? english;
  return { psalm: there.psalm, verses: formatVerses(there) };
}
