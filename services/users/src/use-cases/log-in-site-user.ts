import type { Clock } from '@selah/service-kit/clock';
import { AppError } from '@selah/service-kit/errors/app-error';
import type { PasswordHasher } from '@selah/service-kit/passwords/argon2-password-hasher';
import type { LoginThrottle } from '@selah/service-kit/passwords/login-throttle';
import type { SiteLoginRequest } from '@selah/shared/contracts/users/requests';
import type { SiteUserRepository, SiteUserSessions } from '../domain/ports.ts';
import type { SiteUser } from '../domain/site-user.ts';

export interface LogInSiteUserDeps {
  readonly siteUsers: SiteUserRepository;
  readonly passwords: PasswordHasher;
  readonly throttle: LoginThrottle;
  readonly sessions: SiteUserSessions;
  readonly now: Clock;
}

export interface LogInSiteUserInput extends SiteLoginRequest {
  /** The session that the request came with: it ends, whoever it belonged to (session fixation, OWASP). */
  readonly previousSessionId: string | undefined;
}

export interface SiteUserLogin {
  readonly user: SiteUser;
  /** For the session cookie. */
  readonly token: string;
}

/**
 * Opens a session for whoever knows the password (M-202).
 * @throws AppError `bad_credentials` with the same words for an unknown e-mail and a wrong password, `rate_limited`
 */
export async function logInSiteUser(
  { siteUsers, passwords, throttle, sessions, now }: LogInSiteUserDeps,
  { email, password, previousSessionId }: LogInSiteUserInput,
): Promise<SiteUserLogin> {
  const seconds = await throttle.attempt(email);
  if (seconds > 0) throw new AppError('rate_limited', { params: { seconds }, retryAfter: seconds });

  const user = await siteUsers.findByEmail(email);
  const matches = await passwords.verify(user?.passwordHash, password);
  if (!user || !matches) throw new AppError('bad_credentials');
  await throttle.forget(email);
  if (previousSessionId) await sessions.end(previousSessionId);
  const lastLogin = new Date(now());
  await siteUsers.recordLogin(user.id, lastLogin);
  return { user: { ...user, lastLogin }, token: await sessions.open(user.id) };
}
