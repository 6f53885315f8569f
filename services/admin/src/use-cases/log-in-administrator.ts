import { AppError } from '@selah/service-kit/errors/app-error';
import type { PasswordHasher } from '@selah/service-kit/passwords/argon2-password-hasher';
import type { LoginThrottle } from '@selah/service-kit/passwords/login-throttle';
import type { Administrator } from '../domain/administrator.ts';
import type { AdministratorRepository, AdminSessions } from '../domain/ports.ts';

interface Needs {
  readonly administrators: AdministratorRepository;
  readonly passwords: PasswordHasher;
  readonly throttle: LoginThrottle;
  readonly sessions: AdminSessions;
}

export interface AdminLogIn {
  readonly username: string;
  readonly password: string;
  /** The session that the request came with: it ends (session fixation, OWASP). */
  readonly previousSessionId: string | undefined;
}

/** Opens an administrator's session (M-222). */
export function logInAdministrator({ administrators, passwords, throttle, sessions }: Needs) {
  /** @throws AppError `bad_credentials` with the same words for an unknown name and a wrong password, `rate_limited` */
  return async (login: AdminLogIn): Promise<{ administrator: Administrator; token: string }> => {
    const seconds = await throttle.attempt(login.username);
    if (seconds > 0) throw new AppError('rate_limited', { params: { seconds }, retryAfter: seconds });

    const administrator = await administrators.findByUsername(login.username);
    const matches = await passwords.verify(administrator?.passwordHash, login.password);
    if (!administrator || !matches) throw new AppError('bad_credentials');

    await throttle.forget(login.username);
    if (login.previousSessionId) await sessions.end(login.previousSessionId);
    return { administrator, token: await sessions.open(administrator) };
  };
}
