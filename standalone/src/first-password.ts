import { randomInt } from 'node:crypto';

/** Letters and digits that are not confused when a password is copied by hand from a terminal. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A random password in four groups of four: 79 bits. */
export function randomPassword(): string {
  const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}
