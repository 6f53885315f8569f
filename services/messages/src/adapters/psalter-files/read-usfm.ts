/// <reference path="./usfm-js.d.ts" />
import { AppError } from '@selah/service-kit/errors/app-error';
import usfm, { type VerseObject } from 'usfm-js';
import type { ReadVerse } from '../../domain/psalms/check-psalms.ts';

/** Headings, references and remarks; a title (`\d`) too, unless a verse begins in it. */
const HEADING_LINE =
  /^\s*\\(?:s\d?|ms\d?|mr|sr|r|sp|sd\d?|qa|cl|cp|cd|d|rem|sts|mt\d?|mte\d?|toc\d?|toca\d?|h\d?|ide|iex)\b(?!.*\\v\s).*$/gmu;

/** Notes, illustrations and other numbers of chapters and verses. */
const NOT_TEXT = new Set(['f', 'fe', 'ef', 'x', 'ex', 'fig', 'rq', 'va', 'vp', 'ca', 'qa']);

const NOTES = ['f', 'fe', 'ef', 'x', 'ex'];

/**
 * The verses of the Psalms in USFM, in the order of the file.
 * @throws AppError `psalter_unreadable` if a note does not end, because the words after it would be lost
 */
export function readUsfm(text: string): ReadVerse[] {
  const book = text.split(/^(?=\\id\s)/mu).find((part) => /^\\id\s+PSA\b/u.test(part));
  if (book === undefined) return [];
  if (NOTES.some((tag) => countOf(book, `\\\\${tag}\\s`) !== countOf(book, `\\\\${tag}\\*`))) {
    throw new AppError('psalter_unreadable');
  }
  const plain = book.replace(HEADING_LINE, '').replace(/~/gu, ' ').replaceAll('//', ' ');
  const { chapters } = usfm.toJSON(plain);
  // The library keeps only the last of two verses with one number, so that order and repetition are read from the file.
  const verses: ReadVerse[] = [];
  let psalm = 0;
  for (const [, marker, number = ''] of plain.matchAll(/\\([cv])\s+(\S+)/gu)) {
    if (marker === 'c') psalm = Number(number);
    else verses.push({ psalm, number, text: textOf(chapters[psalm]?.[number]?.verseObjects ?? []) });
  }
  return verses;
}

function textOf(objects: readonly VerseObject[]): string {
  return objects
    .filter(({ tag = '' }) => !NOT_TEXT.has(tag.replace(/^\+/u, '')))
    .map(({ text = '', children = [] }) => text + textOf(children))
    .join('');
}

function countOf(text: string, pattern: string): number {
  return text.match(new RegExp(pattern, 'gu'))?.length ?? 0;
}
