import { z } from 'zod';
import type { ValidationKey } from '../validation.ts';
import { cleanLine } from './clean-text.ts';

const PHONE = /^\+?\d{3,15}$/;

/** Between digits: spaces, brackets, dots, slashes, and all hyphens, dashes and minus signs. */
const SEPARATORS = /[\s().\u00b7\u2022\u2044/\p{Pd}\u2043\u2212]/gu;

/** The zero that is dialled within a country only, as it is printed after the country's code. */
const TRUNK_ZERO = /^((?:\+|00)[^(]*)\(\s*0\s*\)/;
/** Brazil's, without brackets; no code of an area and no number of a subscriber begins with 0. */
const TRUNK_ZERO_OF_BRAZIL = /^\+550([1-9]\d[2-9]\d{7,8})$/;

/**
 * A telephone number as digits, with a plus sign before a country's code: `+55 (11) 98765-4321`, `+55 (0)11 …`, `0055…`, `188`.
 * Contacts and web pages add marks of direction, dashes and digits of other scripts.
 */
export function normalisePhone(typed: string): string {
  return asciiDigits(cleanLine(typed))
    .trim()
    .replace(/^tel:/i, '')
    .replace(TRUNK_ZERO, '$1')
    .replace(SEPARATORS, '')
    .replace(/^00/, '+')
    .replace(TRUNK_ZERO_OF_BRAZIL, '+55$1');
}

/** Whether it is a number, as `normalisePhone` writes it. */
export function isPhone(text: string): boolean {
  return PHONE.test(text);
}

export function typedPhone() {
  const error: ValidationKey = 'phone_invalid';
  return z.string({ error }).overwrite(normalisePhone).regex(PHONE, { error });
}

/** Digits of a script follow one another, ten of them, its zero first; NFKC leads the other forms of digits back to ASCII. */
function asciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/(?!\d)\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value);
  });
}
