import type { Clock } from '@selah/service-kit/clock';
import { AppError } from '@selah/service-kit/errors/app-error';
import type { ContactAnswer, ContactChange } from '@selah/shared/contracts/admin/contact';
import type { ContactRepository } from '../domain/ports.ts';

export interface ChangeContactDeps {
  readonly contacts: ContactRepository;
  readonly now: Clock;
}

/**
 * Saves the contact, or that there is none, as a new version. `savedBy` is the administrator's name.
 * @throws AppError `changed_meanwhile`
 */
export async function changeContact(
  { contacts, now }: ChangeContactDeps,
  { contact, basedOn, savedBy }: ContactChange & { readonly savedBy: string },
): Promise<ContactAnswer> {
  const before = await contacts.current();
  if (before.version !== basedOn) throw new AppError('changed_meanwhile');
  const version = basedOn + 1;
  const savedAt = new Date(now()).toISOString();
  if (!(await contacts.add({ id: version, contact, savedAt, savedBy })))
    throw new AppError('changed_meanwhile');
  return { version, contact };
}
