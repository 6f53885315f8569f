import { AppError } from '@selah/service-kit/errors/app-error';
import type { SiteUserRepository } from '../domain/ports.ts';
import type { SiteUser } from '../domain/site-user.ts';

export interface GetSiteUserDeps {
  readonly siteUsers: SiteUserRepository;
}

/**
 * The account of the session's user (M-204).
 * @throws AppError `user_not_found` when the account is deleted but the session exists
 */
export async function getSiteUser({ siteUsers }: GetSiteUserDeps, id: number): Promise<SiteUser> {
  const user = await siteUsers.findById(id);
  if (!user) throw new AppError('user_not_found');
  return user;
}
