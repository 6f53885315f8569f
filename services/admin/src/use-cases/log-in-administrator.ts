import { AppError } from '@selah/service-kit/errors/app-error';
import type { PasswordHasher } from '@selah/service-kit/passwords/argon2-password-hasher';
import type { LoginThrottle } from '@selah/service-kit/passwords/login-throttle';
import type { Administrator } from '../domain/administrator.ts';
import type { AdministratorRepository, AdminSessions } from '../domain/ports.ts';
import type { SessionOrigin } from '../domain/session-origin.ts';

export interface LogInAdministratorDeps {
  readonly administrators: AdministratorRepository;
  readonly passwords: PasswordHasher;
  readonly throttle: LoginThrottle;
  readonly sessions: AdminSessions;
}

export interface LogInAdministratorInput {
  readonly username: string;
  readonly password: string;
  /** The session that the request came with: it ends (session fixation, OWASP). */
  readonly previousSessionId: string | undefined;
  readonly origin: SessionOrigin;
}

export interface AdministratorLogin {
  readonly administrator: Administrator;
  /** For the session cookie. */
  readonly token: string;
}

/**
 * Opens an administrator's session (M-222).
 * @throws AppError `bad_credentials` with the same words for an unknown name and a wrong password, `rate_limited`
 */
export async function logInAdministrator(
  { administrators, passwords, throttle, sessions }: LogInAdministratorDeps,
  { username, password, previousSessionId, origin }: LogInAdministratorInput,
): Promise<AdministratorLogin> {
  const seconds = await throttle.attempt(username);
  if (seconds > 0) throw new AppError('rate_limited', { params: { seconds }, retryAfter: seconds });

  const administrator = await administrators.findByUsername(username);
  const matches = await passwords.verify(administrator?.passwordHash, password);
  if (!administrator || !matches) throw new AppError('bad_credentials');

  await throttle.forget(username);
  if (previousSessionId) await sessions.end(previousSessionId);
  return { administrator, token: await sessions.open(administrator, origin) };
}
