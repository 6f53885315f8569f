import { isApiError } from '@selah/web-kit/api-error';

const UNAUTHENTICATED = 401;
const FORBIDDEN = 403;

/** Whether a call failed because the visitor is not logged in or not allowed. */
export function isAccessDenied(error: unknown): boolean {
  return isApiError(error) && (error.status === UNAUTHENTICATED || error.status === FORBIDDEN);
}
