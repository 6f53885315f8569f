import { isApiError } from '@selah/web-kit/api-error';

const UNAUTHENTICATED = 401;
const FORBIDDEN = 403;

/** Whether a call failed because of who is asking. */
export function isAccessDenied(error: unknown): boolean {
  return isApiError(error) && (error.status === UNAUTHENTICATED || error.status === FORBIDDEN);
}
