import { type SiteUser, siteUserSchema } from '@selah/shared/contracts/users/site-user';

/**
 * The user of a login answer, which may be the body itself or a field of it (M-202); undefined without a valid id (M-072).
 */
export function readLoginAnswer(raw: unknown): SiteUser | undefined {
  const candidate = typeof raw === 'object' && raw !== null && 'user' in raw ? raw.user : raw;
  return siteUserSchema.safeParse(candidate).data;
}

/** The server's text after a registration, if any (M-073). */
export function readRegisterMessage(raw: unknown): string | undefined {
  if (typeof raw !== 'object' || raw === null || !('message' in raw)) return undefined;
  return typeof raw.message === 'string' && raw.message !== '' ? raw.message : undefined;
}
