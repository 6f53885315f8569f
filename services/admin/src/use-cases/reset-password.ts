import type { Clock } from '@selah/service-kit/clock';
import { AppError } from '@selah/service-kit/errors/app-error';
import type { Logger } from '@selah/service-kit/logging/logger';
import type { PasswordHasher } from '@selah/service-kit/passwords/argon2-password-hasher';
import type { LoginGuard } from '@selah/service-kit/passwords/login-guard';
import type { AdministratorRepository, AdminSessions } from '../domain/ports.ts';
import { hashResetToken } from './reset-token.ts';

export interface ResetPasswordDeps {
  readonly administrators: AdministratorRepository;
  readonly passwords: PasswordHasher;
  readonly sessions: AdminSessions;
  readonly guard: LoginGuard;
  readonly now: Clock;
}

export interface ResetPasswordInput {
  readonly token: string;
  readonly password: string;
  readonly log: Logger;
}

/**
 * Sets a new password with a mailed token, ends every session that the old one opened and forgets failed logins (M-111).
 * Answers the token by which this browser is known from now on.
 * @throws AppError `reset_token_invalid` when the token is unknown, used or older than an hour
 */
export async function resetPassword(
  { administrators, passwords, sessions, guard, now }: ResetPasswordDeps,
  { token, password, log }: ResetPasswordInput,
): Promise<{ readonly deviceToken?: string }> {
  const tokenHash = hashResetToken(token);
  // Looked up before the password is hashed: a hash costs 19 MiB and a core, and anyone may send tokens.
  const owner = await administrators.findByReset(tokenHash, new Date(now()));
  if (!owner) throw new AppError('reset_token_invalid');
  const passwordHash = await passwords.hash(password);
  // Before the token is used up: when sessions cannot be ended, the link works once more.
  await sessions.endAllOf(owner.id);
  const administrator = await administrators.takeReset(tokenHash, new Date(now()), passwordHash);
  if (!administrator) throw new AppError('reset_token_invalid');
  try {
    // Once more, for a login with the old password at this very moment.
    await sessions.endAllOf(administrator.id);
    return { deviceToken: await guard.clear(administrator.username) };
  } catch (error) {
    // The new password counts: to report a failure here would be wrong.
    log.warn({ err: error }, 'failed logins were not forgotten after a recovery');
    return {};
  }
}
