import type { Clock } from '@selah/service-kit/clock';
import { LANGUAGES } from '@selah/shared/contracts/languages';
import { Router } from 'express';

const PATH = '/.well-known/security.txt';

/** RFC 9116 §2.5.5 asks for less than a year. Milliseconds. */
const VALID_MS = 90 * 86_400_000;

interface SecurityTxt {
  /** A URL, as RFC 9116 §2.5.3 asks; without one there is no such file. */
  readonly contact: string | undefined;
  readonly publicUrl: string;
}

/** `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness of this installation. */
export function securityTxt({ contact, publicUrl }: SecurityTxt, now: Clock): Router {
  const router = Router({ caseSensitive: true, strict: true });
  if (contact === undefined) return router;
  return router.get(PATH, (_req, res) => {
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(now() + VALID_MS).toISOString()}`,
      `Preferred-Languages: ${LANGUAGES.join(', ')}`,
      `Canonical: ${publicUrl}${PATH}`,
    ];
    res
      .set('Cache-Control', 'public, max-age=86400')
      .type('text/plain')
      .send(`${lines.join('\n')}\n`);
  });
}
