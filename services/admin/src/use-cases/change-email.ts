import { AppError } from '@selah/service-kit/errors/app-error';
import type { Mail, Mailer } from '../domain/ports.ts';
import { type ConfirmPasswordDeps, confirmPassword } from './confirm-password.ts';

export interface ChangeEmailDeps extends ConfirmPasswordDeps {
  readonly mailer: Mailer;
  readonly site: { readonly productName: string };
}

export interface ChangeEmailInput {
  readonly administratorId: number;
  readonly currentPassword: string;
  /** In lower case. */
  readonly email: string;
}

/**
 * Changes the e-mail address for recovery and informs the old one, so that the owner notices a takeover.
 * @throws AppError `email_taken` when another administrator has it
 */
export async function changeEmail(
  deps: ChangeEmailDeps,
  { administratorId, currentPassword, email }: ChangeEmailInput,
): Promise<void> {
  const before = await confirmPassword(deps, { administratorId, password: currentPassword });
  const holder = await deps.administrators.findByEmail(email);
  if (holder && holder.id !== administratorId) throw new AppError('email_taken');
  await deps.administrators.setEmail(administratorId, email);
  if (before.email && before.email !== email) {
    await deps.mailer.send(changedMail(before.email, deps.site.productName));
  }
}

/** The administrator's language is Portuguese (Q5). */
function changedMail(to: string, productName: string): Mail {
  return {
    to,
    subject: `${productName}: o e-mail da administração mudou`,
    text: [
      'Olá,',
      `o e-mail de recuperação da área administrativa de ${productName} foi trocado. Este endereço não é mais usado.`,
      'Se não foi você, entre na área administrativa, troque a senha e encerre as outras sessões.',
    ].join('\n\n'),
  };
}
