import { CACHE } from '@selah/shared/contracts/limits';
import { type ThunkDispatch, type UnknownAction, useDispatch } from '@selah/web-kit/platform';
import { useCallback, useEffect, useState } from 'react';
import { ADMIN_TAGS, adminApi } from '../../lib/admin-api.ts';
import { sessionEndpoints, useAdminSessionQuery } from './api/session-endpoints.ts';

/** All cached data that depends on the login, except the session itself. */
const OTHER_TAGS = ADMIN_TAGS.filter((tag) => tag !== 'AdminAuth');

/** The part of the store that a change of the cached session needs. */
type SessionStore = ReturnType<Parameters<ReturnType<typeof sessionEndpoints.util.updateQueryData>>[1]>;

export interface Administrator {
  readonly id: number;
  readonly username: string;
}

export interface AdminSession {
  /**
   * Before the first answer `checking`, or `unknown` when the request failed. `over`: the session ended at the server, so
   * the page keeps its content until the next login.
   */
  readonly status: 'checking' | 'unknown' | 'closed' | 'open' | 'over';
  /** The logged-in administrator; when `over`, the last one. */
  readonly administrator: Administrator | undefined;
  /** Asks the server again. */
  readonly check: () => void;
  /** Whether the browser keeps the session just opened: false only if the server answers that it knows nobody. */
  readonly isKept: () => Promise<boolean>;
  readonly entered: (administrator: Administrator) => void;
  /** Called after a logout: removes all data. */
  readonly left: () => void;
}

/** The session of the administrator at the server, checked again on focus and after five minutes (M-083, M-221). */
export function useAdminSession(): AdminSession {
  const dispatch = useDispatch<ThunkDispatch<SessionStore, unknown, UnknownAction>>();
  const { data, isError, refetch } = useAdminSessionQuery(undefined, {
    refetchOnMountOrArgChange: CACHE.authMs / 1000,
  });
  const [administrator, setAdministrator] = useState<Administrator>();
  const known =
    data?.authenticated && data.id !== undefined && data.username !== undefined
      ? { id: data.id, username: data.username }
      : undefined;
  if (known && known.id !== administrator?.id) setAdministrator(known);
  const check = useCallback(() => void refetch(), [refetch]);

  useEffect(() => {
    window.addEventListener('focus', check);
    return () => window.removeEventListener('focus', check);
  }, [check]);

  /** Puts the expected answer of the next check into the cache. */
  function remember(next: Administrator | undefined) {
    const answer = { authenticated: next !== undefined, loggedIn: next !== undefined, ...next };
    dispatch(sessionEndpoints.util.updateQueryData('adminSession', undefined, () => answer));
  }

  return {
    status: statusOf({ isAnswered: data !== undefined, isError, known, administrator }),
    administrator: known ?? administrator,
    check,
    async isKept() {
      const asked = sessionEndpoints.endpoints.adminSession.initiate(undefined, {
        forceRefetch: true,
        subscribe: false,
      });
      const { data: answer } = await dispatch(asked);
      return answer?.authenticated !== false;
    },
    entered(next) {
      remember(next);
      // Repeats requests that were refused without a login.
      dispatch(adminApi.util.invalidateTags(OTHER_TAGS));
    },
    left() {
      remember(undefined);
      setAdministrator(undefined);
      // Removes data that only an administrator may see from the cache.
      dispatch(adminApi.util.invalidateTags(OTHER_TAGS));
    },
  };
}

function statusOf(seen: {
  readonly isAnswered: boolean;
  readonly isError: boolean;
  readonly known: Administrator | undefined;
  readonly administrator: Administrator | undefined;
}): AdminSession['status'] {
  if (!seen.isAnswered) return seen.isError ? 'unknown' : 'checking';
  if (seen.known) return 'open';
  return seen.administrator ? 'over' : 'closed';
}
