import type { Clock } from '@selah/service-kit/clock';
import { resetExpiry, resetLink } from '../domain/password-reset.ts';
import type { AdministratorRepository, Mail, Mailer } from '../domain/ports.ts';
import { hashResetToken, newResetToken } from './reset-token.ts';

export interface RequestPasswordResetDeps {
  readonly administrators: AdministratorRepository;
  readonly mailer: Mailer;
  readonly site: {
    /** The public address: a link never trusts the Host header of the request (password reset poisoning, OWASP). */
    readonly publicUrl: string;
    readonly productName: string;
  };
  readonly now: Clock;
}

/**
 * Mails a link that sets a new password, once, within an hour (M-107 to M-111, Q23). Says nothing of whether the address
 * is known; the mail goes to the stored address, never to the one that was typed.
 */
export async function requestPasswordReset(
  { administrators, mailer, site, now }: RequestPasswordResetDeps,
  email: string,
): Promise<void> {
  const administrator = await administrators.findByEmail(email.toLowerCase());
  if (!administrator?.email) return;
  const token = newResetToken();
  await administrators.rememberReset(administrator.id, hashResetToken(token), resetExpiry(now()));
  await mailer.send(resetMail(administrator.email, site.productName, resetLink(site.publicUrl, token)));
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
