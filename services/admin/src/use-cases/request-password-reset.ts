import { createHash, randomBytes } from 'node:crypto';
import { resetExpiry, resetLink } from '../domain/password-reset.ts';
import type { AdministratorRepository, Clock, Mail, Mailer } from '../domain/ports.ts';

interface Needs {
  readonly administrators: AdministratorRepository;
  readonly mailer: Mailer;
  /** The site's public address: a link never trusts the Host header of the request (password reset poisoning, OWASP). */
  readonly publicUrl: string;
  readonly productName: string;
  readonly now: Clock;
}

const TOKEN_BYTES = 32;

/** Mails a link that sets a new password, once, within an hour (M-107 to M-111, Q23). */
export function requestPasswordReset({ administrators, mailer, publicUrl, productName, now }: Needs) {
  /** Says nothing of whether the address is known; the mail goes to the stored address, never to the one that was typed. */
  return async (email: string): Promise<void> => {
    const administrator = await administrators.findByEmail(email.toLowerCase());
    if (!administrator?.email) return;
    const token = randomBytes(TOKEN_BYTES).toString('hex');
    await administrators.rememberReset(administrator.id, hashOf(token), resetExpiry(now()));
    await mailer.send(resetMail(administrator.email, productName, resetLink(publicUrl, token)));
  };
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
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
