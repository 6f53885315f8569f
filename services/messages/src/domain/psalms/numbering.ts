import type { PsalmNumbering } from '@selah/shared/contracts/messages/psalters';

/** Verses of one Psalm, in some numbering. */
export interface PsalmVerses {
  readonly psalm: number;
  readonly from: number;
  readonly to: number;
}

/** The verses of the 150 Psalms in English numbering (King James; also Almeida and Reina-Valera): 2461 together. */
const ENGLISH_VERSES: readonly number[] = [
  6, 12, 8, 8, 12, 10, 17, 9, 20, 18, 7, 8, 6, 7, 5, 11, 15, 50, 14, 9, 13, 31, 6, 10, 22, 12, 14, 9, 11, 12,
  24, 11, 22, 22, 28, 12, 40, 22, 13, 17, 13, 11, 5, 26, 17, 11, 9, 14, 20, 23, 19, 9, 6, 7, 23, 13, 11, 11,
  17, 12, 8, 12, 11, 10, 13, 20, 7, 35, 36, 5, 24, 20, 28, 23, 10, 12, 20, 72, 13, 19, 16, 8, 18, 12, 13, 17,
  7, 18, 52, 17, 16, 15, 5, 23, 11, 13, 12, 9, 9, 5, 8, 28, 22, 35, 45, 48, 43, 13, 31, 7, 10, 10, 9, 8, 18,
  19, 2, 29, 176, 7, 8, 9, 4, 8, 5, 6, 5, 6, 8, 8, 3, 18, 3, 3, 21, 26, 9, 8, 24, 13, 10, 7, 12, 15, 21, 10,
  20, 14, 9, 6,
];

/** Psalms whose title is the first verse in Hebrew numbering; in four of them it is the first two. */
const TITLE_IS_A_VERSE = [
  3, 4, 5, 6, 7, 8, 9, 12, 13, 18, 19, 20, 21, 22, 30, 31, 34, 36, 38, 39, 40, 41, 42, 44, 45, 46, 47, 48, 49,
  51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 67, 68, 69, 70, 75, 76, 77, 80, 81, 83, 84, 85,
  88, 89, 92, 102, 108, 140, 142,
];
const TITLE_IS_TWO_VERSES = [51, 52, 54, 60];

export interface NumberedPsalm {
  readonly psalm: number;
  /** The number of the first verse: 1, except in Greek 115 and 147 of most editions, which go on counting. */
  readonly first: number;
  /** Each verse in Hebrew numbering: it may contain two verses of it, and two may share one. */
  readonly verses: readonly PsalmVerses[];
}

/** The 150 Psalms in order, as an edition counts them. */
export type PsalmTable = readonly NumberedPsalm[];

function titleVerses(psalm: number): number {
  if (TITLE_IS_TWO_VERSES.includes(psalm)) return 2;
  return TITLE_IS_A_VERSE.includes(psalm) ? 1 : 0;
}

/** In Psalm 13 the last Hebrew verse is the fifth and the sixth of English Bibles. */
function hebrewLength(psalm: number, english: number): number {
  return psalm === 13 ? english : english + titleVerses(psalm);
}

const HEBREW_LENGTHS = ENGLISH_VERSES.map((english, index) => hebrewLength(index + 1, english));

function span(psalm: number, from: number, to = from): PsalmVerses {
  return { psalm, from, to };
}

function spans(psalm: number, from: number, to: number): PsalmVerses[] {
  return Array.from({ length: to - from + 1 }, (_, index) => span(psalm, from + index));
}

function numbered(psalm: number, verses: readonly PsalmVerses[], first = 1): NumberedPsalm {
  return { psalm, first, verses };
}

function lengthOf(psalm: number): number {
  return HEBREW_LENGTHS[psalm - 1] ?? 0;
}

function hebrewPsalms(): PsalmTable {
  return HEBREW_LENGTHS.map((length, index) => numbered(index + 1, spans(index + 1, 1, length)));
}

function englishPsalms(): PsalmTable {
  return ENGLISH_VERSES.map((length, index) => {
    const psalm = index + 1;
    const last = lengthOf(psalm);
    const verses = Array.from({ length }, (_, verse) =>
      span(psalm, Math.min(verse + 1 + titleVerses(psalm), last)),
    );
    return numbered(psalm, verses);
  });
}

/**
 * Greek numbering as Latin Bibles and translations from them have it. It joins Hebrew 9 and 10, and 114 and 115, divides 116
 * and 147, and divides eight other Psalms into verses differently.
 */
function greekPsalms(): PsalmTable {
  const whole = (psalm: number) => spans(psalm, 1, lengthOf(psalm));
  const verses = (psalm: number): readonly PsalmVerses[] => {
    switch (psalm) {
      case 2:
        return [...whole(2), span(2, 12)];
      case 4:
        return [...whole(4), span(4, 9)];
      case 9:
        return [...whole(9), ...whole(10)];
      case 10:
        return [span(11, 1), ...whole(11)];
      case 12:
        return [span(13, 1, 2), span(13, 3), ...spans(13, 3, 6)];
      case 15:
        return [...spans(16, 1, 9), span(16, 10, 11)];
      case 43:
        return [...spans(44, 1, 21), span(44, 22, 23), ...spans(44, 24, 27)];
      case 55:
        return [...spans(56, 1, 10), span(56, 11, 12), span(56, 13), span(56, 14)];
      case 113:
        return [...whole(114), ...whole(115)];
      case 114:
        return spans(116, 1, 9);
      case 115:
        return spans(116, 10, 19);
      case 146:
        return spans(147, 1, 11);
      case 147:
        return spans(147, 12, 20);
      default:
        return whole(psalm < 9 || psalm > 147 ? psalm : psalm + 1);
    }
  };
  const first: Readonly<Record<number, number>> = { 115: 10, 147: 12 };
  return Array.from({ length: 150 }, (_, index) =>
    numbered(index + 1, verses(index + 1), first[index + 1] ?? 1),
  );
}

/** The usual ways of counting. */
export const TABLES: Readonly<Record<PsalmNumbering, PsalmTable>> = {
  english: englishPsalms(),
  hebrew: hebrewPsalms(),
  greek: greekPsalms(),
};

/** Editions in Greek numbering that count these Psalms otherwise than most of them. */
const GREEK_VARIANTS: PsalmTable = [
  numbered(15, spans(16, 1, 11)),
  numbered(115, spans(116, 10, 19)),
  numbered(147, spans(147, 12, 20)),
];

/** The ways in which editions of a numbering count a Psalm, the most usual first. */
export function waysToCount(numbering: PsalmNumbering, psalm: number): PsalmTable {
  const variants = numbering === 'greek' ? GREEK_VARIANTS : [];
  return [...TABLES[numbering], ...variants].filter((way) => way.psalm === psalm);
}

/**
 * The same verses as another edition counts them; each verse that shares words with them is included. Undefined if they do not
 * exist there (titles in English numbering) or lie in two Psalms.
 */
export function renumber(verses: PsalmVerses, from: PsalmTable, to: PsalmTable): PsalmVerses | undefined {
  const source = from[verses.psalm - 1];
  if (!source || !isWithin(verses, source)) return undefined;
  const wanted = source.verses.slice(verses.from - source.first, verses.to - source.first + 1);
  const found = [...new Set(wanted.map(({ psalm }) => psalm))]
    .flatMap((psalm) => placesIn(to).get(psalm) ?? [])
    .filter(({ verse }) => wanted.some((other) => overlap(verse, other)));
  const [start] = found;
  if (!start || found.some(({ psalm }) => psalm !== start.psalm)) return undefined;
  const numbers = found.map(({ number }) => number);
  return { psalm: start.psalm, from: Math.min(...numbers), to: Math.max(...numbers) };
}

/** Where an edition has the verses of a Hebrew Psalm. */
interface Place {
  readonly psalm: number;
  readonly number: number;
  readonly verse: PsalmVerses;
}

const knownPlaces = new WeakMap<PsalmTable, ReadonlyMap<number, readonly Place[]>>();

/** The verses of an edition by their Hebrew Psalm: most questions are about one of 150. */
function placesIn(table: PsalmTable): ReadonlyMap<number, readonly Place[]> {
  const known = knownPlaces.get(table);
  if (known) return known;
  const places = table.flatMap(({ psalm, first, verses }) =>
    verses.map((verse, index) => ({ psalm, number: first + index, verse })),
  );
  const made = Map.groupBy(places, ({ verse }) => verse.psalm);
  knownPlaces.set(table, made);
  return made;
}

function isWithin({ from, to }: PsalmVerses, { first, verses }: NumberedPsalm): boolean {
  return from >= first && from <= to && to < first + verses.length;
}

function overlap(one: PsalmVerses, other: PsalmVerses): boolean {
  return one.psalm === other.psalm && one.from <= other.to && other.from <= one.to;
}
