import type { Clock } from '@selah/service-kit/clock';
import { AppError } from '@selah/service-kit/errors/app-error';
import type { PasswordHasher } from '@selah/service-kit/passwords/argon2-password-hasher';
import type { LoginGuard } from '@selah/service-kit/passwords/login-guard';
import type { SiteLoginRequest } from '@selah/shared/contracts/users/requests';
import type { SiteUserRepository, SiteUserSessions } from '../domain/ports.ts';
import type { SiteUser } from '../domain/site-user.ts';

export interface LogInSiteUserDeps {
  readonly siteUsers: SiteUserRepository;
  readonly passwords: PasswordHasher;
  readonly guard: LoginGuard;
  /** Waits the given milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly sessions: SiteUserSessions;
  readonly now: Clock;
}

export interface LogInSiteUserInput extends SiteLoginRequest {
  /** The session of the request, which is ended against session fixation (OWASP). */
  readonly previousSessionId: string | undefined;
  /** The client's address. */
  readonly address: string;
  /** The device tokens that the browser sent. */
  readonly devices: readonly string[];
}

export interface SiteUserLogin {
  readonly user: SiteUser;
  /** For the session cookie. */
  readonly token: string;
  /** For the device cookie, by which this browser is recognised. */
  readonly deviceToken: string;
}

/**
 * Opens a session after checking the password (M-202).
 * @throws AppError `bad_credentials`, the same for an unknown e-mail and a wrong password, or `rate_limited`
 */
export async function logInSiteUser(
  { siteUsers, passwords, guard, wait, sessions, now }: LogInSiteUserDeps,
  { email, password, previousSessionId, address, devices }: LogInSiteUserInput,
): Promise<SiteUserLogin> {
  const attempt = { account: email, address, devices };
  const { refusedForSeconds: seconds, delayMs } = await guard.attempt(attempt);
  if (seconds > 0) throw new AppError('rate_limited', { params: { seconds }, retryAfter: seconds });
  await wait(delayMs);

  const user = await siteUsers.findByEmail(email);
  const matches = await passwords.verify(user?.passwordHash, password);
  if (!user || !matches) throw new AppError('bad_credentials');
  const deviceToken = await guard.succeed(attempt);
  if (previousSessionId) await sessions.end(previousSessionId);
  const lastLogin = new Date(now());
  await siteUsers.recordLogin(user.id, lastLogin);
  return { user: { ...user, lastLogin }, token: await sessions.open(user.id), deviceToken };
}
