import type { Clock } from '@selah/service-kit/clock';
import { AppError } from '@selah/service-kit/errors/app-error';
import type { PasswordHasher } from '@selah/service-kit/passwords/argon2-password-hasher';
import type { AdministratorRepository, AdminSessions } from '../domain/ports.ts';
import { hashResetToken } from './reset-token.ts';

export interface ResetPasswordDeps {
  readonly administrators: AdministratorRepository;
  readonly passwords: PasswordHasher;
  readonly sessions: AdminSessions;
  readonly now: Clock;
}

export interface ResetPasswordInput {
  readonly token: string;
  readonly password: string;
}

/**
 * Sets a new password with a mailed token and ends every session that the old one opened (M-111).
 * @throws AppError `reset_token_invalid` when the token is unknown, used or older than an hour
 */
export async function resetPassword(
  { administrators, passwords, sessions, now }: ResetPasswordDeps,
  { token, password }: ResetPasswordInput,
): Promise<void> {
  const passwordHash = await passwords.hash(password);
  const at = new Date(now());
  const administrator = await administrators.takeReset(hashResetToken(token), at, passwordHash);
  if (!administrator) throw new AppError('reset_token_invalid');
  await sessions.endAllOf(administrator.id);
}
