import type { Clock } from '@selah/service-kit/clock';
import { LANGUAGES } from '@selah/shared/contracts/languages';
import type { Handler } from '../exchange/exchange.ts';

const PATH = '/.well-known/security.txt';

/** RFC 9116 §2.5.5 asks for less than a year. Milliseconds. */
const VALID_MS = 90 * 86_400_000;

interface SecurityTxt {
  /** A URL, as RFC 9116 §2.5.3 asks; without one there is no such file. */
  readonly contact: string | undefined;
  readonly publicUrl: string;
}

/** `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness of this installation. */
export function securityTxt({ contact, publicUrl }: SecurityTxt, now: Clock): Handler {
  return (req, res, next) => {
    // Other methods are refused with those for all pages.
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    if (contact === undefined || res.locals.path !== PATH || !isRead) {
      next();
      return;
    }
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
  };
}
