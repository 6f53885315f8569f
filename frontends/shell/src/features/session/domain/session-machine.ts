import { CACHE } from '@selah/shared/contracts/limits';
import type { SiteUser } from '@selah/shared/contracts/users/site-user';

/** The logged-in visitor as stored in the browser (M-068), never with a password. */
export type SessionUser = Pick<SiteUser, 'id' | 'email' | 'name'>;

export interface SessionState {
  readonly user: SessionUser | null;
  /** The stored visitor is shown, but the server has not answered yet. */
  readonly isLoading: boolean;
  readonly error: 'expired' | null;
  /** When the server last confirmed the visitor, in milliseconds since 1970. */
  readonly checkedAt: number | null;
  /** Number of consecutive checks without an answer. */
  readonly unansweredChecks: number;
  /** The server answers, but not about the visitor. Reported once (Q21). */
  readonly isServerInTrouble: boolean;
  readonly isChecking: boolean;
  /** Counts logins and logouts. An answer requested in an earlier generation is ignored. */
  readonly generation: number;
}

/** Why the session is checked. */
export type CheckReason = 'start' | 'focus' | 'online' | 'retry' | 'visit' | 'doubt';

export type CheckOutcome =
  | { readonly kind: 'confirmed'; readonly user: SessionUser }
  /** The server says that the visitor is not logged in. */
  | { readonly kind: 'refused' }
  /** The server answered, but not about the visitor: too many calls, or a server error. */
  | { readonly kind: 'unavailable' }
  /** No network, or an answer from something other than our server. */
  | { readonly kind: 'unreachable' };

const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 300_000;

/** The state when a page opens: the stored visitor is shown at once and must be checked (M-078). */
export function initialSession(stored: SessionUser | undefined, expiryNotice = false): SessionState {
  return {
    user: stored ?? null,
    isLoading: stored !== undefined,
    error: expiryNotice && !stored ? 'expired' : null,
    checkedAt: null,
    unansweredChecks: 0,
    isServerInTrouble: false,
    isChecking: false,
    generation: 0,
  };
}

/** `now` is milliseconds since 1970. */
export function signedIn(state: SessionState, user: SessionUser, now: number): SessionState {
  return { ...initialSession(user), isLoading: false, checkedAt: now, generation: state.generation + 1 };
}

export function signedOut(state: SessionState): SessionState {
  return { ...initialSession(undefined), generation: state.generation + 1 };
}

export function checkStarted(state: SessionState): SessionState {
  return { ...state, isChecking: true };
}

/** Applies the result of a check, unless the visitor has logged out or changed since (M-079, Q21). */
export function checkFinished(
  state: SessionState,
  { generation, outcome }: { readonly generation: number; readonly outcome: CheckOutcome },
  now: number,
): SessionState {
  if (generation !== state.generation) return state;
  const heard = { ...state, isLoading: false, isChecking: false };
  switch (outcome.kind) {
    case 'confirmed':
      return {
        ...heard,
        user: outcome.user,
        error: null,
        checkedAt: now,
        unansweredChecks: 0,
        isServerInTrouble: false,
      };
    case 'unavailable':
      return { ...heard, unansweredChecks: state.unansweredChecks + 1, isServerInTrouble: true };
    case 'unreachable':
      return { ...heard, unansweredChecks: state.unansweredChecks + 1 };
    case 'refused':
      return { ...signedOut(state), error: 'expired' };
  }
}

/** HTTP statuses that mean that this visitor is not logged in. */
const NOT_THIS_VISITOR = [401, 403, 404];

/**
 * What a failed check means, by its HTTP status (0 without an answer). When a page opens, every status but 0 ends the
 * session; later, only a status about the visitor does (Q21).
 */
export function failedCheck(status: number, reason: CheckReason): CheckOutcome {
  if (status === 0) return { kind: 'unreachable' };
  return { kind: reason === 'start' || NOT_THIS_VISITOR.includes(status) ? 'refused' : 'unavailable' };
}

/** Another tab changed the stored visitor: this tab follows. */
export function syncedWith(state: SessionState, stored: SessionUser | undefined, now: number): SessionState {
  if (!stored) return state.user ? signedOut(state) : state;
  if (stored.id === state.user?.id) return { ...state, user: stored };
  return signedIn(state, stored, now);
}

/**
 * Whether to check the session: at the start and when the window gets the focus; on a visit after five minutes (M-083); when
 * the network returns, or after a delay, only if the last check had no answer.
 */
export function isCheckDue(state: SessionState, reason: CheckReason, now: number): boolean {
  if (!state.user || state.isChecking) return false;
  switch (reason) {
    case 'start':
    case 'focus':
    case 'doubt':
      return true;
    case 'online':
    case 'retry':
      return state.unansweredChecks > 0;
    case 'visit':
      return !state.isLoading && !isFresh(state.checkedAt, now);
  }
}

/** False when the clock was set back. */
function isFresh(checkedAt: number | null, now: number): boolean {
  return checkedAt !== null && now >= checkedAt && now - checkedAt < CACHE.authMs;
}

/** Milliseconds until an unanswered check is repeated: doubled each time, at most five minutes. */
export function retryDelayMs(unansweredChecks: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (unansweredChecks - 1), LONGEST_RETRY_MS);
}
