import { AppError } from '../../errors/app-error.ts';
import type { ServiceContext } from './service-context.ts';

/**
 * The administrator who sent the request (M-007).
 * @throws AppError `unauthenticated`
 */
export function requireAdmin(ctx: ServiceContext): { readonly id: number; readonly username: string } {
  const { admin } = ctx.state.identity;
  if (!admin) throw new AppError('unauthenticated');
  return admin;
}

/**
 * The visitor who sent the request.
 * @throws AppError `unauthenticated`
 */
export function requireSiteUser(ctx: ServiceContext): { readonly id: number } {
  const { siteUser } = ctx.state.identity;
  if (!siteUser) throw new AppError('unauthenticated');
  return siteUser;
}

/**
 * The visitor who sent the request, if the claimed id is their own (M-008, Q2).
 * @throws AppError `unauthenticated`, `forbidden`
 */
export function requireOwn(ctx: ServiceContext, claimedId: number): { readonly id: number } {
  const siteUser = requireSiteUser(ctx);
  if (siteUser.id !== claimedId) throw new AppError('forbidden');
  return siteUser;
}
