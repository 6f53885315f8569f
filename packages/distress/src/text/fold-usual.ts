import { withoutAccents } from './without-accents.ts';

/** Signs are read as their lower-case form without accents, or as one of these. */
const [UNUSUAL, OE, ELLIPSIS] = [0, 1, 2];
const [SPACE, APOSTROPHE, FULL_STOP, QUESTION_MARK] = [codeOf(' '), codeOf("'"), codeOf('.'), codeOf('?')];
const [DIGIT_0, DIGIT_9] = [codeOf('0'), codeOf('9')];
const [LETTER_A, LETTER_E, LETTER_O, LETTER_Z] = [codeOf('a'), codeOf('e'), codeOf('o'), codeOf('z')];

/** By the code of a typed sign, how it is read. */
const SIGNS = usualSigns();

/** French pronouns and articles that become words before an apostrophe; `don't` and `o'clock` stay one word. */
export const ELIDED = new Set('j l d m t s n c qu jusqu lorsqu puisqu quelqu'.split(' '));

/** At least as many letters as a word has that is spelled letter by letter. */
const SPELLED = /(?:^| )[a-z](?: [a-z]){3}(?: |$)/;

/** Longer texts are rare. */
const MOST_SIGNS = 4_096;

/** One for all texts. A sentence end takes three places. */
const folded = new Uint8Array(3 * MOST_SIGNS);

const ASCII = new TextDecoder();

/**
 * The result of `foldText` in one pass over the text; undefined if there are signs that this pass does not read: those of other
 * scripts, those that are used for letters, plus signs, and words that are spelled letter by letter.
 */
export function foldUsual(text: string): string | undefined {
  if (text.length > MOST_SIGNS) return undefined;
  let length = 0;
  let wordStart = 0;
  // The last sign of the result, and what the last typed one was read as.
  let [last, previous] = [SPACE, SPACE];
  for (let at = 0; at < text.length; at += 1) {
    let sign = signAt(text, at);
    if (sign === UNUSUAL) return undefined;
    if (sign === APOSTROPHE) {
      const word = text.slice(wordStart, at);
      wordStart = at + 1;
      // What is before and after it is beside each other now.
      if (!isLetter(signAt(text, at + 1)) || !ELIDED.has(withoutAccents(word))) continue;
      sign = SPACE;
    }
    if (isDot(sign)) {
      const from = at;
      while (isDot(signAt(text, at + 1))) at += 1;
      if (signAt(text, at + 1) === APOSTROPHE) return undefined;
      if (at > from || sign === ELLIPSIS) sign = SPACE;
    }
    if (isLetter(sign)) {
      if (isDigit(last)) return undefined;
      if (!isLetter(previous) && !isDigit(previous)) wordStart = at;
      if (sign === OE) {
        if (last !== LETTER_O) folded[length++] = LETTER_O;
        last = LETTER_O;
        sign = LETTER_E;
      }
      if (sign !== last) folded[length++] = sign;
      last = sign;
    } else if (isDigit(sign)) {
      if (isLetter(last)) return undefined;
      if (!isDigit(previous)) wordStart = at;
      folded[length++] = sign;
      last = sign;
    } else {
      if (last !== SPACE) folded[length++] = SPACE;
      last = SPACE;
      if (isSentenceEnd(sign) && !isSentenceEnd(previous)) {
        folded[length++] = FULL_STOP;
        folded[length++] = SPACE;
      }
    }
    previous = sign;
  }
  const result = ASCII.decode(folded.subarray(0, length)).trim();
  return SPELLED.test(result) ? undefined : result;
}

function signAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code < SIGNS.length ? (SIGNS[code] ?? UNUSUAL) : UNUSUAL;
}

/** Those of Latin-1, and what phones type in its languages. */
function usualSigns(): Uint8Array {
  const phone = [...'Œœ–—‘’“”…€\u202f'].map(codeOf);
  const signs = new Uint8Array(Math.max(...phone) + 1);
  for (let code = 0; code < 256; code += 1) signs[code] = readSign(String.fromCharCode(code));
  for (const code of phone) signs[code] = readSign(String.fromCharCode(code));
  return signs;
}

function readSign(typed: string): number {
  const plain = withoutAccents(typed);
  if (plain === 'oe') return OE;
  if (plain === '...') return ELLIPSIS;
  if (/^[a-z0-9'.]$/.test(plain)) return codeOf(plain);
  if (/^[!?;]$/.test(plain)) return QUESTION_MARK;
  // `_` is a part of a word for who looks for elisions.
  return /^[^\p{L}\p{N}\p{M}\p{Cf}@$*+_]$/u.test(plain) ? SPACE : UNUSUAL;
}

function codeOf(sign: string): number {
  return sign.charCodeAt(0);
}

function isLetter(sign: number): boolean {
  return (sign >= LETTER_A && sign <= LETTER_Z) || sign === OE;
}

function isDigit(sign: number): boolean {
  return sign >= DIGIT_0 && sign <= DIGIT_9;
}

function isDot(sign: number): boolean {
  return sign === FULL_STOP || sign === ELLIPSIS;
}

function isSentenceEnd(sign: number): boolean {
  return sign === FULL_STOP || sign === QUESTION_MARK;
}
