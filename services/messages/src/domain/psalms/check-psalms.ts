import { foldText, tokenise } from '@selah/distress/text/fold-text';
import { AppError } from '@selah/service-kit/errors/app-error';
import type { Language } from '@selah/shared/contracts/languages';
import { PSALM_NUMBERINGS, type PsalmNumbering } from '@selah/shared/contracts/messages/psalters';
import { isWrittenIn } from '../written-in.ts';
import { TABLES, waysToCount } from './numbering.ts';
import type { PsalmText, Psalter } from './psalter.ts';

/** A verse as a file has it: `number` may be a range (`1-2`). */
export interface ReadVerse {
  readonly psalm: number;
  readonly number: string;
  readonly text: string;
}

const PSALMS = 150;

/** Psalms from which the language is recognised. */
const SAMPLE_PSALMS = 20;

/** What a verse consists of. Markup that was not understood (`\zz`, `<b>`) or a broken encoding leaves other characters. */
const CLEAN_TEXT = /^[\p{L}\p{M}\p{N}\p{P}\p{Zs}]+$/u;
const MARKUP = /[\\<>{}|^~*]/;

/**
 * The Psalms of a file as an edition, if they are complete and counted in a known way. Verses are accepted only in order and
 * without gaps.
 * @throws AppError `psalter_without_psalms`, `psalter_psalm_missing`, `psalter_verse_damaged`, `psalter_count_differs`,
 * `psalter_other_language`
 */
export function checkPsalms(
  read: readonly ReadVerse[],
  language: Language,
): Pick<Psalter, 'numbering' | 'psalms'> {
  if (read.length === 0) throw new AppError('psalter_without_psalms');
  // Psalm 151 of some Greek editions is left out.
  const byPsalm = Array.from({ length: PSALMS }, (_, index) =>
    read.filter((verse) => verse.psalm === index + 1),
  );
  const missing = byPsalm.findIndex((verses) => verses.length === 0);
  if (missing !== -1) throw new AppError('psalter_psalm_missing', { params: { psalm: missing + 1 } });
  const psalms = byPsalm.map((verses, index) => readPsalm(index + 1, verses));
  const numbering = numberingOf(psalms);
  const sample = psalms.slice(0, SAMPLE_PSALMS).flatMap(({ verses }) => verses);
  if (!isWrittenIn(tokenise(foldText(sample.join(' '))), language))
    throw new AppError('psalter_other_language');
  return { numbering, psalms };
}

function readPsalm(psalm: number, read: readonly ReadVerse[]): PsalmText {
  const verses: string[] = [];
  const first = Number(/^\d+/.exec(read[0]?.number ?? '')?.[0]);
  for (const { number, text } of read) {
    const expected = first + verses.length;
    const [from = 0, to = from] = number.split(/[-,]/).map(Number);
    const clean = text.normalize('NFC').replace(/\s+/gu, ' ').trim();
    const isWhole = from === expected && to >= from && CLEAN_TEXT.test(clean) && !MARKUP.test(clean);
    if (!isWhole) throw new AppError('psalter_verse_damaged', { params: { psalm, verse: expected } });
    verses.push(clean, ...Array.from({ length: to - from }, () => ''));
  }
  return { first, verses };
}

/** The numbering whose count every Psalm has. */
function numberingOf(psalms: readonly PsalmText[]): PsalmNumbering {
  const attempts = PSALM_NUMBERINGS.map((numbering) => ({
    numbering,
    differing: psalms.flatMap((psalm, index) =>
      isCountedSo(psalm, numbering, index + 1) ? [] : [index + 1],
    ),
  }));
  const [closest] = attempts.sort((one, other) => one.differing.length - other.differing.length);
  const psalm = closest?.differing[0];
  if (closest && psalm === undefined) return closest.numbering;
  const numbering = closest?.numbering ?? 'english';
  const found = psalms[(psalm ?? 1) - 1]?.verses.length ?? 0;
  const expected = TABLES[numbering][(psalm ?? 1) - 1]?.verses.length ?? 0;
  throw new AppError('psalter_count_differs', { params: { psalm: psalm ?? 1, found, expected } });
}

function isCountedSo({ first, verses }: PsalmText, numbering: PsalmNumbering, psalm: number): boolean {
  return waysToCount(numbering, psalm).some(
    (way) => way.first === first && way.verses.length === verses.length,
  );
}
