import { AppError } from '@selah/service-kit/errors/app-error';
import type { PasswordHasher } from '@selah/service-kit/passwords/argon2-password-hasher';
import type { LoginGuard } from '@selah/service-kit/passwords/login-guard';
import type { Administrator } from '../domain/administrator.ts';
import type { AdministratorRepository } from '../domain/ports.ts';

export interface ConfirmPasswordDeps {
  readonly administrators: AdministratorRepository;
  readonly passwords: PasswordHasher;
  readonly guard: LoginGuard;
}

/** Attempts from within a session are counted together, whatever network they come from. */
const FROM_A_SESSION = { address: 'session', devices: [] };

/**
 * The administrator, once they have shown again that it is they who sit there: an open screen is not enough to take an
 * account over. Guesses count with those of the login.
 * @throws AppError `wrong_password`, `rate_limited`, `unauthenticated` when the account is gone
 */
export async function confirmPassword(
  { administrators, passwords, guard }: ConfirmPasswordDeps,
  { administratorId, password }: { readonly administratorId: number; readonly password: string },
): Promise<Administrator> {
  const administrator = await administrators.findById(administratorId);
  if (!administrator) throw new AppError('unauthenticated');
  const attempt = { account: administrator.username, ...FROM_A_SESSION };
  const { refusedForSeconds: seconds } = await guard.attempt(attempt);
  if (seconds > 0) throw new AppError('rate_limited', { params: { seconds }, retryAfter: seconds });
  if (!(await passwords.verify(administrator.passwordHash, password))) throw new AppError('wrong_password');
  await guard.succeed(attempt);
  return administrator;
}
