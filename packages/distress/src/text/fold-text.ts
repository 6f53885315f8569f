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

/** French pronouns and articles before an apostrophe become words; `don't` and `o'clock` stay one word. */
const ELISION = /\b(j|l|d|m|t|s|n|c|qu|jusqu|lorsqu|puisqu|quelqu)'(?=[a-z])/g;

const ANY_LOOKALIKE = /[013457@$*]/;

const NOT_ASCII = /[^\0-\x7f]/;

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
  const plain = withoutAccents(text);
  const { between, spelled } = NOT_ASCII.test(plain) ? OF_ANY_SCRIPT : OF_ASCII;
  const spoken = plain.includes("'") ? plain.replace(ELISION, '$1 ').replace(/'/g, '') : plain;
  const letters = ANY_LOOKALIKE.test(spoken) ? spoken.replace(/[a-z0-9@$*]+/g, readLookalikes) : spoken;
  const words = (letters.includes('..') ? letters.replace(/\.{2,}/g, ' ') : letters)
    .replace(/[.!?;]+/g, ` ${SENTENCE_BREAK} `)
    .replace(/\+/g, ' + ')
    .replace(between, ' ');
  const joined = SINGLE_LETTERS.test(words)
    ? words.replace(spelled, (_all, before: string, word: string) => before + word.replaceAll(' ', ''))
    : words;
  return joined.replace(/([a-z])\1+/g, '$1').trim();
}

/** In lower case, with one kind of apostrophe. What only other scripts have is looked for only if there are such letters. */
function withoutAccents(text: string): string {
  if (!NOT_ASCII.test(text)) return text.toLowerCase().replaceAll('`', "'");
  const bare = text.normalize('NFKD').replace(/[\u0300-\u036f]+/g, '');
  if (!NOT_ASCII.test(bare)) return bare.toLowerCase().replaceAll('`', "'");
  return bare
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[’‘ʼ´`′]/g, "'")
    .replace(/[“”«»–—]/g, ' ');
}

/** The words of a folded text, with `SENTENCE_BREAK` between sentences. */
export function tokenise(folded: string): string[] {
  return folded.split(' ').filter((word) => word !== '');
}

function readLookalikes(word: string): string {
  if (!ANY_LOOKALIKE.test(word) || !/[a-z]/.test(word)) return word;
  return word.replace(/[013457@$*]/g, (sign) => LETTER_LOOKALIKES[sign] ?? sign);
}
