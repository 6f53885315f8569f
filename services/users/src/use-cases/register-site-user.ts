import type { Clock } from '@selah/service-kit/clock';
import { AppError } from '@selah/service-kit/errors/app-error';
import type { PasswordHasher } from '@selah/service-kit/passwords/argon2-password-hasher';
import type { RegisterRequest } from '@selah/shared/contracts/users/requests';
import { EmailTakenError, type SiteUserRepository } from '../domain/ports.ts';
import type { SiteUser } from '../domain/site-user.ts';

export interface RegisterSiteUserDeps {
  readonly siteUsers: SiteUserRepository;
  readonly passwords: PasswordHasher;
  readonly now: Clock;
}

/**
 * Creates an account (M-203), without logging in (M-073).
 * @throws AppError `email_taken`
 */
export async function registerSiteUser(
  { siteUsers, passwords, now }: RegisterSiteUserDeps,
  { email, name, password }: RegisterRequest,
): Promise<SiteUser> {
  // Checked before hashing to save the cost; the unique index decides a race.
  if (await siteUsers.findByEmail(email)) throw new AppError('email_taken');
  const passwordHash = await passwords.hash(password);
  try {
    return await siteUsers.add({ email, name, passwordHash, createdAt: new Date(now()) });
  } catch (error) {
    if (error instanceof EmailTakenError) throw new AppError('email_taken', { cause: error });
    throw error;
  }
}
