import { AppError } from '@selah/service-kit/errors/app-error';
import type { PasswordHasher } from '@selah/service-kit/passwords/argon2-password-hasher';
import type { AdministratorRepository, AdminSessions, Clock } from '../domain/ports.ts';
import { hashOf } from './request-password-reset.ts';

interface Needs {
  readonly administrators: AdministratorRepository;
  readonly passwords: PasswordHasher;
  readonly sessions: AdminSessions;
  readonly now: Clock;
}

/** Sets a new password with a mailed token and ends every session that the old one opened (M-111). */
export function resetPassword({ administrators, passwords, sessions, now }: Needs) {
  /** @throws AppError `reset_token_invalid` when the token is unknown, used or older than an hour */
  return async ({
    token,
    password,
  }: {
    readonly token: string;
    readonly password: string;
  }): Promise<void> => {
    const passwordHash = await passwords.hash(password);
    const administrator = await administrators.takeReset(hashOf(token), now(), passwordHash);
    if (!administrator) throw new AppError('reset_token_invalid');
    await sessions.endAllOf(administrator.id);
  };
}
