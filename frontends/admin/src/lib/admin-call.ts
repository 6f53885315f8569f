import { isApiError } from '@selah/web-kit/api-error';
import type { ApiCall } from '@selah/web-kit/base-query';
import { baseApi } from '@selah/web-kit/platform';
import type { Dispatch } from './hooks.ts';

const UNAUTHENTICATED = 401;

/** The tag of the session query. */
const SESSION_TAG = 'AdminAuth';

/** A call of the administrator's pages, with error texts in Portuguese. */
export function adminCall(call: ApiCall): ApiCall {
  return { ...call, headers: { ...call.headers, 'Accept-Language': 'pt-BR' } };
}

/**
 * For `onQueryStarted` of every endpoint that needs a login: 401 means that the session has ended, so the session is checked
 * again and the login form is shown over the page.
 */
export async function watchSession(
  _input: unknown,
  { dispatch, queryFulfilled }: { readonly dispatch: Dispatch; readonly queryFulfilled: Promise<unknown> },
): Promise<void> {
  try {
    await queryFulfilled;
  } catch (failure) {
    if (isUnauthenticated(failure)) recheckSession(dispatch);
  }
}

/** Checks the session again, for code that noticed its end by other means. */
export function recheckSession(dispatch: Dispatch): void {
  dispatch(baseApi.util.invalidateTags([SESSION_TAG]));
}

function isUnauthenticated(failure: unknown): boolean {
  if (typeof failure !== 'object' || failure === null || !('error' in failure)) return false;
  return isApiError(failure.error) && failure.error.status === UNAUTHENTICATED;
}
