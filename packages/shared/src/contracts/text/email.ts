import { z } from 'zod';
import { LENGTHS } from '../limits.ts';
import type { ValidationKey } from '../validation.ts';
import { cleanLine } from './clean-text.ts';

/** What browsers accept in `<input type=email>`: https://html.spec.whatwg.org/#valid-e-mail-address. */
const VALID_EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** A domain of other letters, with the full stops of other scripts; nothing that has a meaning in a URL. */
const INTERNATIONAL_DOMAIN = /^(?=.*[^\0-\x7f])[\p{L}\p{M}\p{N}\-.\u3002\uff0e\uff61\u200c\u200d]+$/u;

/**
 * An address as it is stored and compared: without invisible characters and spaces around it, in lower case (Q20), its domain in
 * ASCII (UTS #46), as browsers send it.
 */
export function normaliseEmail(typed: string): string {
  const address = cleanLine(typed).trim();
  const at = address.lastIndexOf('@') + 1;
  return (address.slice(0, at) + asciiDomain(address.slice(at))).toLowerCase();
}

/** An e-mail address, by HTML's rule. `required` is the message if there is none. */
export function typedEmail({ required = 'email_invalid' }: { readonly required?: ValidationKey } = {}) {
  const error: ValidationKey = 'email_invalid';
  return z
    .string({ error: required })
    .overwrite(normaliseEmail)
    .min(1, { error: required })
    .max(LENGTHS.emailMax, { error })
    .pipe(z.email({ pattern: VALID_EMAIL, error }));
}

function asciiDomain(domain: string): string {
  if (!INTERNATIONAL_DOMAIN.test(domain)) return domain;
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return domain;
  }
}
