import { type SiteUser, siteUserSchema } from '@selah/shared/contracts/users/site-user';

/** The user of a login's answer, which is the user itself or holds one (M-202); undefined without a proper id (M-072). */
export function readLoginAnswer(raw: unknown): SiteUser | undefined {
  const candidate = typeof raw === 'object' && raw !== null && 'user' in raw ? raw.user : raw;
  return siteUserSchema.safeParse(candidate).data;
}

/** What the server says to a person who has just registered, when it says something (M-073). */
export function readRegisterMessage(raw: unknown): string | undefined {
  if (typeof raw !== 'object' || raw === null || !('message' in raw)) return undefined;
  return typeof raw.message === 'string' && raw.message !== '' ? raw.message : undefined;
}
