import { baseApi } from '@selah/web-kit/admin-platform';
import { isApiError } from '@selah/web-kit/api-error';
import type { ApiCall } from '@selah/web-kit/base-query';
import type { Dispatch } from './hooks.ts';

const UNAUTHENTICATED = 401;

/** Where to ask again who is logged in. */
const SESSION_TAG = 'AdminAuth';

/** A call of the administrator's pages: its errors come back in Portuguese, whatever the rest of the site speaks. */
export function adminCall(call: ApiCall): ApiCall {
  return { ...call, headers: { ...call.headers, 'Accept-Language': 'pt-BR' } };
}

/**
 * For `onQueryStarted` of every endpoint that needs the administrator: an answer of 401 means that the session is over, so
 * the pages ask who is logged in, and the form comes back over what was being done.
 */
export async function watchSession(
  _input: unknown,
  { dispatch, queryFulfilled }: { readonly dispatch: Dispatch; readonly queryFulfilled: Promise<unknown> },
): Promise<void> {
  try {
    await queryFulfilled;
  } catch (failure) {
    if (isUnauthenticated(failure)) askWhoIsLoggedIn(dispatch);
  }
}

/** For whoever noticed by other means that the session is over. */
export function askWhoIsLoggedIn(dispatch: Dispatch): void {
  dispatch(baseApi.util.invalidateTags([SESSION_TAG]));
}

function isUnauthenticated(failure: unknown): boolean {
  if (typeof failure !== 'object' || failure === null || !('error' in failure)) return false;
  return isApiError(failure.error) && failure.error.status === UNAUTHENTICATED;
}
