import type { PasswordHasher } from '@selah/service-kit/passwords/argon2-password-hasher';
import { type AdministratorRepository, UsernameTakenError } from '../domain/ports.ts';

interface Needs {
  readonly administrators: AdministratorRepository;
  readonly passwords: PasswordHasher;
}

export interface FirstAdministrator {
  readonly username: string;
  readonly password: string;
  readonly email?: string | undefined;
}

/** Gives an installation its first administrator, from what its owner configured: never from a default password. */
export function createFirstAdministrator({ administrators, passwords }: Needs) {
  /** Says whether one was made; an installation that has an administrator is left as it is. */
  return async ({ username, password, email }: FirstAdministrator): Promise<boolean> => {
    if (await administrators.hasAny()) return false;
    const passwordHash = await passwords.hash(password);
    try {
      await administrators.add({ username, passwordHash, ...(email && { email: email.toLowerCase() }) });
      return true;
    } catch (error) {
      // Another replica was faster.
      if (error instanceof UsernameTakenError) return false;
      throw error;
    }
  };
}
