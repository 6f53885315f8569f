import { CACHE } from '@selah/shared/contracts/limits';
import { type ThunkDispatch, type UnknownAction, useDispatch } from '@selah/web-kit/admin-platform';
import { useCallback, useEffect, useState } from 'react';
import { ADMIN_TAGS, adminApi } from '../../lib/admin-api.ts';
import { sessionEndpoints, useAdminSessionQuery } from './api/session-endpoints.ts';

/** All that depends on who is logged in, but for the session itself. */
const OTHER_TAGS = ADMIN_TAGS.filter((tag) => tag !== 'AdminAuth');

/** As much of the store as a change of the cached session touches. */
type SessionStore = ReturnType<Parameters<ReturnType<typeof sessionEndpoints.util.updateQueryData>>[1]>;

export interface Administrator {
  readonly id: number;
  readonly username: string;
}

export interface AdminSession {
  /**
   * `checking` and `unknown` (nobody answered) before the first answer; `over`: it was open on this page and the server
   * ended it, so what the page holds is kept until somebody logs in again.
   */
  readonly standing: 'checking' | 'unknown' | 'closed' | 'open' | 'over';
  /** Who is logged in; while it is over, who was. */
  readonly administrator: Administrator | undefined;
  /** Asks the server again. */
  readonly check: () => void;
  readonly entered: (administrator: Administrator) => void;
  /** Somebody logged out by hand: nothing is kept. */
  readonly left: () => void;
}

/** Who administers, as the server knows them: asked again on focus and after five minutes (M-083, M-221). */
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

  /** What the next check would answer, without asking. */
  function remember(next: Administrator | undefined) {
    const answer = { authenticated: next !== undefined, loggedIn: next !== undefined, ...next };
    dispatch(sessionEndpoints.util.updateQueryData('adminSession', undefined, () => answer));
  }

  return {
    standing: standingOf({ isAnswered: data !== undefined, isError, known, administrator }),
    administrator: known ?? administrator,
    check,
    entered(next) {
      remember(next);
      // What was refused while nobody was logged in is asked for again.
      dispatch(adminApi.util.invalidateTags(OTHER_TAGS));
    },
    left() {
      remember(undefined);
      setAdministrator(undefined);
      // What only an administrator may see does not stay behind in the page's memory.
      dispatch(adminApi.util.invalidateTags(OTHER_TAGS));
    },
  };
}

function standingOf(seen: {
  readonly isAnswered: boolean;
  readonly isError: boolean;
  readonly known: Administrator | undefined;
  readonly administrator: Administrator | undefined;
}): AdminSession['standing'] {
  if (!seen.isAnswered) return seen.isError ? 'unknown' : 'checking';
  if (seen.known) return 'open';
  return seen.administrator ? 'over' : 'closed';
}
