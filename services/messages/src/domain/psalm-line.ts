import type { PsalmReference } from './psalm-passages.ts';

const PSALMS = 150;

/** The number of verses of Psalm 119, the longest. */
const MOST_VERSES = 176;

const NUMBERS = '(\\d{1,4})(?:\\s*[:.,]\\s*(\\d{1,4})(?:\\s*[-–—]\\s*(\\d{1,4}))?)?';

/**
 * The line that the prompt asks for, `PSALM: 34:18`, also with other dashes, with markup, or in another
 * language.
 */
const PSALM_LINE = new RegExp(
  `^[^\\p{L}\\p{N}]*(?:psalm|salmo|psaume)[^\\p{L}\\p{N}]+${NUMBERS}[^\\p{L}\\p{N}]*$`,
  'iu',
);

/** Removes the reference lines from a model's answer; a reference that does not exist in the Bible is dropped. */
export function takePsalmLine(text: string): { rest: string; reference: PsalmReference | undefined } {
  const rest: string[] = [];
  let reference: PsalmReference | undefined;
  for (const line of text.split(/\r?\n/)) {
    const found = PSALM_LINE.exec(line);
    if (found) reference = referenceFrom(found[1], found[2], found[3]);
    else rest.push(line);
  }
  return { rest: rest.join('\n').trim(), reference };
}

/** The passage that a field names: `46:1`, `Psalm 46:1-3`, `46`; undefined if there is no such passage. */
export function psalmReference(field: string): PsalmReference | undefined {
  const found = new RegExp(NUMBERS, 'u').exec(field);
  return found ? referenceFrom(found[1], found[2], found[3]) : undefined;
}

function referenceFrom(chapter?: string, from?: string, to?: string): PsalmReference | undefined {
  const psalm = Number(chapter);
  if (!(psalm >= 1 && psalm <= PSALMS)) return undefined;
  if (from === undefined) return { psalm };
  const first = Number(from);
  const last = to === undefined ? first : Number(to);
  if (first < 1 || last < first || last > MOST_VERSES) return undefined;
  return { psalm, verses: first === last ? String(first) : `${first}-${last}` };
}
