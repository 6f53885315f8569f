import type { Cache } from '@selah/service-kit/cache/cache';
import type { Clock } from '@selah/service-kit/clock';
import { resetExpiry, resetLink } from '../domain/password-reset.ts';
import type { AdministratorRepository, Mail, Mailer } from '../domain/ports.ts';
import { hashResetToken, newResetToken } from './reset-token.ts';

export interface RequestPasswordResetDeps {
  readonly administrators: AdministratorRepository;
  readonly mailer: Mailer;
  readonly site: {
    /** The public address: links never use the request's Host header (password reset poisoning, OWASP). */
    readonly publicUrl: string;
    readonly productName: string;
  };
  readonly cache: Cache;
  /** Multiplies the limit of mails. */
  readonly rateScale: number;
  readonly now: Clock;
}

/**
 * Recovery links per account and hour. Each replaces the one before, so that unlimited requests would lock out the
 * owner.
 */
const MAILS_PER_HOUR = 3;
const HOUR_MS = 60 * 60_000;

/**
 * Mails a link that sets a new password, once, within an hour (M-107 to M-111, Q23). Does not reveal whether the
 * address is known; the mail goes to the stored address, never to the typed one.
 */
export async function requestPasswordReset(deps: RequestPasswordResetDeps, email: string): Promise<void> {
  const { administrators, mailer, site, now } = deps;
  const administrator = await administrators.findByEmail(email);
  if (!administrator?.email || !(await countMail(deps, administrator.id))) return;
  const token = newResetToken();
  await administrators.rememberReset(administrator.id, hashResetToken(token), resetExpiry(now()));
  await mailer.send(resetMail(administrator.email, site.productName, resetLink(site.publicUrl, token)));
}

/** Counts a mail; returns false at the limit. The last link is then still valid. */
async function countMail({ cache, rateScale }: RequestPasswordResetDeps, id: number): Promise<boolean> {
  const { value } = await cache.increment(`password-reset:${id}`, { ttlMs: HOUR_MS });
  return value <= Math.max(1, Math.floor(MAILS_PER_HOUR * rateScale));
}

/** The administrator's language is Portuguese (Q5). */
function resetMail(to: string, productName: string, link: string): Mail {
  return {
    to,
    subject: `${productName}: recuperação de senha`,
    text: [
      'Olá,',
      `alguém pediu uma nova senha para a área administrativa de ${productName}.`,
      `Para escolher a nova senha, abra este link dentro de uma hora:\n${link}`,
      'O link funciona uma única vez. Se não foi você, ignore este e-mail: sua senha continua a mesma.',
    ].join('\n\n'),
  };
}
