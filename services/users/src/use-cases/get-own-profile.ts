import { AppError } from '@selah/service-kit/errors/app-error';
import type { SiteUserRepository } from '../domain/ports.ts';
import type { SiteUser } from '../domain/site-user.ts';

/** The account of the person who asks (M-204). */
export function getOwnProfile({ siteUsers }: { readonly siteUsers: SiteUserRepository }) {
  /** @throws AppError `user_not_found` when the account is gone although its session is not */
  return async (id: number): Promise<SiteUser> => {
    const user = await siteUsers.findById(id);
    if (!user) throw new AppError('user_not_found');
    return user;
  };
}
