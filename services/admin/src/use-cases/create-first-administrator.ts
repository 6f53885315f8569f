import type { PasswordHasher } from '@selah/service-kit/passwords/argon2-password-hasher';
import type { FirstVisitRepository } from '../domain/first-visit.ts';
import { type AdministratorRepository, UsernameTakenError } from '../domain/ports.ts';

export interface CreateFirstAdministratorDeps {
  readonly administrators: AdministratorRepository;
  readonly passwords: PasswordHasher;
  readonly firstVisit: Pick<FirstVisitRepository, 'setOpen'>;
}

export interface CreateFirstAdministratorInput {
  readonly username: string;
  readonly password: string;
  readonly email?: string | undefined;
}

/**
 * Creates the first administrator from the configuration, never with a default password, with the first steps open. Returns whether one was
 * created; existing administrators are not changed.
 */
export async function createFirstAdministrator(
  { administrators, passwords, firstVisit }: CreateFirstAdministratorDeps,
  { username, password, email }: CreateFirstAdministratorInput,
): Promise<boolean> {
  if (await administrators.hasAny()) return false;
  await firstVisit.setOpen(true);
  const passwordHash = await passwords.hash(password);
  try {
    await administrators.add({ username, passwordHash, ...(email && { email }) });
    return true;
  } catch (error) {
    // Another replica was faster.
    if (error instanceof UsernameTakenError) return false;
    throw error;
  }
}
