import { AppError } from '@selah/service-kit/errors/app-error';
import type { PasswordHasher } from '@selah/service-kit/passwords/argon2-password-hasher';
import type { RegisterRequest } from '@selah/shared/contracts/users/requests';
import { type Clock, EmailTakenError, type SiteUserRepository } from '../domain/ports.ts';
import type { SiteUser } from '../domain/site-user.ts';

interface Needs {
  readonly siteUsers: SiteUserRepository;
  readonly passwords: PasswordHasher;
  readonly now: Clock;
}

/** Opens an account (M-203). It does not log in: the person does (M-073). */
export function registerSiteUser({ siteUsers, passwords, now }: Needs) {
  /** @throws AppError `email_taken` */
  return async ({ email, name, password }: RegisterRequest): Promise<SiteUser> => {
    // Asked before hashing, so that a name already taken costs nothing; the unique index decides a race.
    if (await siteUsers.findByEmail(email)) throw new AppError('email_taken');
    const passwordHash = await passwords.hash(password);
    try {
      return await siteUsers.add({ email, name, passwordHash, createdAt: now() });
    } catch (error) {
      if (error instanceof EmailTakenError) throw new AppError('email_taken', { cause: error });
      throw error;
    }
  };
}
