import type { Language } from '@selah/shared/contracts/languages';
import type { PsalmNumbering } from '@selah/shared/contracts/messages/psalters';
import { type PsalmTable, renumber, TABLES } from './psalms/numbering.ts';
import { formatVerses, parseReference } from './psalms/psalter.ts';
import type { Theme } from './themes.ts';

/** Verses as `psalm:verses` in the numbering of English, Portuguese and Spanish Bibles: `34:18`, `121:1-2`. */
export type Passage = `${number}:${number}` | `${number}:${number}-${number}`;

/** A Psalm in an API answer: `verses` is one verse (`18`) or a range (`1-2`). */
export interface PsalmReference {
  psalm: number;
  verses?: string;
}

export type PassageReference = Readonly<Required<PsalmReference>>;

type Choice = readonly [Passage, Passage, Passage, ...Passage[]];

/** The passages that fit each theme. */
export const PASSAGES_FOR_THEME: Readonly<Record<Theme, Choice>> = {
  grief: ['34:18', '56:8', '31:9', '23:4'],
  illness: ['41:3', '73:26', '121:1-2', '23:4'],
  heartbreak: ['34:18', '147:3', '62:8', '55:22'],
  child: ['127:3', '121:7-8', '103:13'],
  addiction: ['40:1-2', '145:14', '51:10'],
  guilt: ['51:10', '32:5', '103:12', '130:3-4'],
  loneliness: ['139:9-10', '25:16', '102:7', '27:10'],
  family: ['120:7', '133:1', '55:22', '62:8'],
  work: ['145:15-16', '90:17', '55:22', '23:1'],
  exam: ['121:1-2', '94:19', '90:17', '131:2'],
  injustice: ['9:9', '10:14', '13:1-2'],
  sleeplessness: ['4:8', '3:5', '121:3-4', '63:6'],
  weariness: ['23:2-3', '62:1', '55:6', '131:2'],
  fear: ['56:3', '27:1', '94:19', '46:1'],
  doubt: ['42:1-2', '63:1', '13:1-2'],
  guidance: ['25:4-5', '119:105', '143:8'],
  thanks: ['103:2', '126:3', '118:24', '92:1'],
  anything: ['62:8', '121:1-2', '145:18', '46:1'],
};

/** For a person who may not want to live, or who self-harms: laments and comfort, no call to be joyful. */
export const PASSAGES_FOR_DESPAIR: Choice = ['34:18', '139:11-12', '61:2', '69:1-3', '130:1'];

/** For a person harmed or threatened by someone: shelter, never a call to endure or to forgive. */
export const PASSAGES_FOR_HARM: Choice = ['9:9', '56:8', '57:1'];

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
  const references = referencesIn(edition);
  const known = references.get(passage);
  if (known) return known;
  const found = findReference(passage, edition);
  references.set(passage, found);
  return found;
}

/** What was found in an edition: there are few passages, and finding one takes longer than naming it. */
const knownReferences = new WeakMap<PsalmTable, Map<Passage, PassageReference>>();

function referencesIn(edition: PsalmTable): Map<Passage, PassageReference> {
  const known = knownReferences.get(edition);
  if (known) return known;
  const none = new Map<Passage, PassageReference>();
  knownReferences.set(edition, none);
  return none;
}

function findReference(passage: Passage, edition: PsalmTable): PassageReference {
  const { psalm, range } = parseReference(passage);
  const english = { psalm, from: range?.from ?? 1, to: range?.to ?? 1 };
  const there = renumber(english, TABLES.english, edition) ?? english;
  return { psalm: there.psalm, verses: formatVerses(there) };
}
