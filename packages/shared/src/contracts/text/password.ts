import { z } from 'zod';
import { LENGTHS } from '../limits.ts';
import type { ValidationKey } from '../validation.ts';

/**
 * One form of a password for every keyboard and manager: composed accents, and U+0020 for every space (RFC 8265, OpaqueString).
 * Letter case, spaces around it and every other character count.
 */
export function normalisePassword(typed: string): string {
  return typed.replace(/\p{Zs}/gu, ' ').normalize('NFC');
}

/** A password that is set; the form that is hashed. */
export function newPassword() {
  const error: ValidationKey = 'password_min';
  return z
    .string({ error })
    .overwrite(normalisePassword)
    .min(LENGTHS.passwordMin, { error })
    .max(LENGTHS.passwordMax, { error: 'too_long' satisfies ValidationKey });
}

/** Its repetition in a form. */
export function repeatedPassword() {
  return z.string().overwrite(normalisePassword);
}

/**
 * A password that is compared, as it was typed: one that was set before it was normalised is compared in that form too. Only its
 * normal form must not be too long.
 */
export function givenPassword() {
  const error: ValidationKey = 'password_required';
  return z
    .string({ error })
    .min(1, { error })
    .check(({ value, issues }) => {
      if (normalisePassword(value).length <= LENGTHS.passwordMax) return;
      const message: ValidationKey = 'too_long';
      const maximum = LENGTHS.passwordMax;
      issues.push({ code: 'too_big', origin: 'string', maximum, inclusive: true, input: value, message });
    });
}
