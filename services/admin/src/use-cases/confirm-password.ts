import { AppError } from '@selah/service-kit/errors/app-error';
import type { PasswordHasher } from '@selah/service-kit/passwords/argon2-password-hasher';
import type { LoginGuard } from '@selah/service-kit/passwords/login-guard';
import { usernameKey } from '@selah/shared/contracts/admin/username-key';
import type { Administrator } from '../domain/administrator.ts';
import type { AdministratorRepository } from '../domain/ports.ts';

export interface ConfirmPasswordDeps {
  readonly administrators: AdministratorRepository;
  readonly passwords: PasswordHasher;
  readonly guard: LoginGuard;
}

/** Attempts from a session are counted together, whatever their network. */
const FROM_A_SESSION = { address: 'session', devices: [] };

/**
 * Returns the administrator after checking the password again, so that an open screen is not enough to take over
 * the account. Attempts are counted with those of the login.
 * @throws AppError `wrong_password`, `rate_limited`, or `unauthenticated` when the account is deleted
 */
export async function confirmPassword(
  { administrators, passwords, guard }: ConfirmPasswordDeps,
  { administratorId, password }: { readonly administratorId: number; readonly password: string },
): Promise<Administrator> {
  const administrator = await administrators.findById(administratorId);
  if (!administrator) throw new AppError('unauthenticated');
  const attempt = { account: usernameKey(administrator.username), ...FROM_A_SESSION };
  const { refusedForSeconds: seconds } = await guard.attempt(attempt);
  if (seconds > 0) throw new AppError('rate_limited', { params: { seconds }, retryAfter: seconds });
  if (!(await passwords.verify(administrator.passwordHash, password))) throw new AppError('wrong_password');
  await guard.succeed(attempt);
  return administrator;
}
