import type { SiteUser as SiteUserOnTheWire } from '@selah/shared/contracts/users/site-user';
import type { SiteUser } from '../../domain/site-user.ts';

/** The public fields of an account (M-168). An allow-list, so that a new field is not published by default. */
export function presentSiteUser(user: SiteUser): SiteUserOnTheWire {
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    createdAt: user.createdAt.toISOString(),
    lastLogin: user.lastLogin.toISOString(),
  };
}
