import type { Clock } from '@selah/service-kit/clock';
import { AppError } from '@selah/service-kit/errors/app-error';
import type { Logger } from '@selah/service-kit/logging/logger';
import type { PasswordHasher } from '@selah/service-kit/passwords/argon2-password-hasher';
import type { LoginGuard } from '@selah/service-kit/passwords/login-guard';
import { usernameKey } from '@selah/shared/contracts/admin/username-key';
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
 * Sets a new password with a mailed token, ends all sessions and resets failed logins (M-111). Returns
 * the administrator's name and a device token for this browser.
 * @throws AppError `reset_token_invalid` when the token is unknown, used or older than an hour
 */
export async function resetPassword(
  { administrators, passwords, sessions, guard, now }: ResetPasswordDeps,
  { token, password, log }: ResetPasswordInput,
): Promise<{ readonly username: string; readonly deviceToken?: string }> {
  const tokenHash = hashResetToken(token);
  // Before hashing, because a hash costs 19 MiB and a core, and anyone can send tokens.
  const owner = await administrators.findByReset(tokenHash, new Date(now()));
  if (!owner) throw new AppError('reset_token_invalid');
  const passwordHash = await passwords.hash(password);
  // Before the token is used: if sessions cannot be ended, the link still works.
  await sessions.endAllOf(owner.id);
  const administrator = await administrators.takeReset(tokenHash, new Date(now()), passwordHash);
  if (!administrator) throw new AppError('reset_token_invalid');
  try {
    // Again, for a simultaneous login with the old password.
    await sessions.endAllOf(administrator.id);
    return {
      username: administrator.username,
      deviceToken: await guard.clear(usernameKey(administrator.username)),
    };
  } catch (error) {
    // The new password is set; an error would be wrong.
    log.warn({ err: error }, 'failed logins were not forgotten after a recovery');
    return { username: administrator.username };
  }
}
