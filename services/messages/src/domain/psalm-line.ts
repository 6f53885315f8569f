import type { PsalmReference } from './psalm-passages.ts';

const PSALMS = 150;

/** The number of verses of Psalm 119, the longest. */
const MOST_VERSES = 176;

/** The line that the prompt asks for: `PSALM: 34:18`, also with other dashes, markup or the word in another language. */
const PSALM_LINE =
  /^[^\p{L}\p{N}]*(?:psalm|salmo|psaume)[^\p{L}\p{N}]+(\d{1,4})(?:\s*[:.,]\s*(\d{1,4})(?:\s*[-–—]\s*(\d{1,4}))?)?[^\p{L}\p{N}]*$/iu;

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

function referenceFrom(chapter?: string, from?: string, to?: string): PsalmReference | undefined {
  const psalm = Number(chapter);
  if (!(psalm >= 1 && psalm <= PSALMS)) return undefined;
  if (from === undefined) return { psalm };
  const first = Number(from);
  const last = to === undefined ? first : Number(to);
  if (first < 1 || last < first || last > MOST_VERSES) return undefined;
  return { psalm, verses: first === last ? String(first) : `${first}-${last}` };
}
