import { AppError } from '@selah/service-kit/errors/app-error';
import type { PasswordHasher } from '@selah/service-kit/passwords/argon2-password-hasher';
import type { LoginThrottle } from '@selah/service-kit/passwords/login-throttle';
import type { SiteLoginRequest } from '@selah/shared/contracts/users/requests';
import type { Clock, SiteUserRepository, SiteUserSessions } from '../domain/ports.ts';
import type { SiteUser } from '../domain/site-user.ts';

interface Needs {
  readonly siteUsers: SiteUserRepository;
  readonly passwords: PasswordHasher;
  readonly throttle: LoginThrottle;
  readonly sessions: SiteUserSessions;
  readonly now: Clock;
}

export interface LogIn extends SiteLoginRequest {
  /** The session that the request came with: it ends, whoever it belonged to (session fixation, OWASP). */
  readonly previousSessionId: string | undefined;
}

/** Opens a session for whoever knows the password (M-202). */
export function logInSiteUser({ siteUsers, passwords, throttle, sessions, now }: Needs) {
  /** @throws AppError `bad_credentials` with the same words for an unknown e-mail and a wrong password, `rate_limited` */
  return async ({
    email,
    password,
    previousSessionId,
  }: LogIn): Promise<{ user: SiteUser; token: string }> => {
    const seconds = await throttle.attempt(email);
    if (seconds > 0) throw new AppError('rate_limited', { params: { seconds }, retryAfter: seconds });

    const user = await siteUsers.findByEmail(email);
    const matches = await passwords.verify(user?.passwordHash, password);
    if (!user || !matches) throw new AppError('bad_credentials');
    await throttle.forget(email);
    if (previousSessionId) await sessions.end(previousSessionId);
    const lastLogin = now();
    await siteUsers.recordLogin(user.id, lastLogin);
    return { user: { ...user, lastLogin }, token: await sessions.open(user.id) };
  };
}
