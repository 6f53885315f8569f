import type { SiteUser as SiteUserOnTheWire } from '@selah/shared/contracts/users/site-user';
import type { SiteUser } from '../../domain/site-user.ts';

/** What of an account travels (M-168): a list of what may, so that a new field stays inside until it is named here. */
export function presentSiteUser(user: SiteUser): SiteUserOnTheWire {
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    createdAt: user.createdAt.toISOString(),
    lastLogin: user.lastLogin.toISOString(),
  };
}
