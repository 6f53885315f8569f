import { ELIDED, foldUsual } from './fold-usual.ts';
import { NOT_ASCII, withoutAccents } from './without-accents.ts';

/** Marks the end of a sentence in the result of `tokenise`. */
export const SENTENCE_BREAK = '.';

/** Replaces a word that must not be read. */
export const COVERED = '_';

/** Digits and signs used for letters inside a word: `su1c1de`, `m4tar`. An asterisk hides a letter: `su*cide`. */
const LETTER_LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '*': '',
};

const ELISION = new RegExp(`\\b(${[...ELIDED].join('|')})'(?=[a-z])`, 'g');

const ANY_LOOKALIKE = /[013457@$*]/;

/** Digits and signs within or beside a word, with the letters around them. */
const SIGNS = /([a-z]?)([0-9@$*]+)(?=([a-z]?))/g;

const [LETTER_A, LETTER_Z] = ['a'.charCodeAt(0), 'z'.charCodeAt(0)];

/** Two letters that stand alone: without any, no word is spelled letter by letter. */
const SINGLE_LETTERS = / [^ ] [^ ] /;

/** What is between words, unless it is one space already; and words that are spelled letter by letter. */
interface Separators {
  readonly between: RegExp;
  readonly spelled: RegExp;
}

/** Several times as fast as the other. Few texts in our languages have other letters when accents are removed. */
const OF_ASCII: Separators = {
  between: /[^a-z0-9.+ ][^a-z0-9.+]*| [^a-z0-9.+]+/g,
  spelled: /(^|[^a-z])([a-z](?: [a-z]){3,})(?![a-z])/g,
};

const OF_ANY_SCRIPT: Separators = {
  between: /[^\p{L}\p{N}.+ ][^\p{L}\p{N}.+]*| [^\p{L}\p{N}.+]+/gu,
  spelled: /(^|[^\p{L}])(\p{L}(?: \p{L}){3,})(?!\p{L})/gu,
};

/**
 * Normalises typed text: lower case, no accents, no apostrophes, letters for lookalikes, each letter once
 * (`morrrrer`, `morer` and `morrer` become the same), sentence ends as ` . `, a plus sign as a word because chats
 * use it for "more" (`j'en peux +`), everything else as one space. Time is linear in the length of the text.
 */
export function foldText(text: string): string {
  return foldUsual(text) ?? foldAny(text);
}

/** The same for signs of all kinds, step by step. */
export function foldAny(text: string): string {
  const plain = withoutAccents(text);
  const { between, spelled } = NOT_ASCII.test(plain) ? OF_ANY_SCRIPT : OF_ASCII;
  const spoken = plain.includes("'") ? plain.replace(ELISION, '$1 ').replace(/'/g, '') : plain;
  const letters = ANY_LOOKALIKE.test(spoken) ? spoken.replace(SIGNS, readLookalikes) : spoken;
  const words = (letters.includes('..') ? letters.replace(/\.{2,}/g, ' ') : letters)
    .replace(/[.!?;]+/g, ` ${SENTENCE_BREAK} `)
    .replace(/\+/g, ' + ')
    .replace(between, ' ');
  const joined = SINGLE_LETTERS.test(words)
    ? words.replace(spelled, (_all, before: string, word: string) => before + word.replaceAll(' ', ''))
    : words;
  return withoutDoubles(joined).trim();
}

/** Each letter from a to z once. Several times as fast as a regular expression that refers back to a letter. */
function withoutDoubles(text: string): string {
  let kept = '';
  let from = 0;
  for (let at = 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code !== text.charCodeAt(at - 1) || code < LETTER_A || code > LETTER_Z) continue;
    kept += text.slice(from, at);
    from = at + 1;
  }
  return kept + text.slice(from);
}

/** The words of a folded text, with `SENTENCE_BREAK` between sentences. */
export function tokenise(folded: string): string[] {
  return folded === '' ? [] : folded.split(' ');
}

/** Signs that are a part of a word if a letter is before or after them. */
function readLookalikes(all: string, before: string, signs: string, after: string): string {
  if (before === '' && after === '') return all;
  return before + signs.replace(/[013457@$*]/g, (sign) => LETTER_LOOKALIKES[sign] ?? sign);
}
