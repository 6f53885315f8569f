import { CACHE } from '@selah/shared/contracts/limits';
import type { SiteUser } from '@selah/shared/contracts/users/site-user';

/** The logged-in visitor as the browser knows them (M-068): never a password. */
export type SessionUser = Pick<SiteUser, 'id' | 'email' | 'name'>;

export interface SessionState {
  readonly user: SessionUser | null;
  /** The stored visitor is shown already, but the server has not been heard yet. */
  readonly isLoading: boolean;
  readonly error: 'expired' | null;
  /** When the server last confirmed the visitor, in milliseconds since 1970. */
  readonly checkedAt: number | null;
  /** Checks in a row to which no answer came. */
  readonly unansweredChecks: number;
  /** The server answers, but not about the visitor; said once until it does (Q21). */
  readonly isServerInTrouble: boolean;
  readonly isChecking: boolean;
  /** Counts logins and logouts: an answer that was asked for before the last of them means nothing any more. */
  readonly generation: number;
}

/** Why the server might be asked again. */
export type CheckReason = 'start' | 'focus' | 'online' | 'retry' | 'visit' | 'doubt';

export type CheckOutcome =
  | { readonly kind: 'confirmed'; readonly user: SessionUser }
  /** The visitor is not logged in at the server. */
  | { readonly kind: 'refused' }
  /** An answer that says nothing about the visitor: too many calls, or a server in trouble. */
  | { readonly kind: 'unavailable' }
  /** No network, or something on the way that is not our server. */
  | { readonly kind: 'unreachable' };

const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 300_000;

/** A page opens: whoever was stored is here at once, and is to be checked (M-078). */
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

/** What the server said, unless the visitor it was about has left or changed meanwhile (M-079, Q21). */
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

/** Statuses that say who asks is not, or no longer, this visitor. */
const NOT_THIS_VISITOR = [401, 403, 404];

/**
 * What a failed check means, by its HTTP status (0 without an answer). When a page opens, any answer but a success ends the
 * session; a later check ends it only when the server says so about the visitor (Q21).
 */
export function failedCheck(status: number, reason: CheckReason): CheckOutcome {
  if (status === 0) return { kind: 'unreachable' };
  return { kind: reason === 'start' || NOT_THIS_VISITOR.includes(status) ? 'refused' : 'unavailable' };
}

/** Another tab logged in, out, or heard news of the same visitor: this one follows. */
export function syncedWith(state: SessionState, stored: SessionUser | undefined, now: number): SessionState {
  if (!stored) return state.user ? signedOut(state) : state;
  if (stored.id === state.user?.id) return { ...state, user: stored };
  return signedIn(state, stored, now);
}

/**
 * Whether to ask the server: at the start and whenever the window gets the focus; on a visit when what is known is older
 * than five minutes (M-083); on the network's return and by the clock only after a check went unanswered.
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

/** A clock that was set back makes nothing fresh. */
function isFresh(checkedAt: number | null, now: number): boolean {
  return checkedAt !== null && now >= checkedAt && now - checkedAt < CACHE.authMs;
}

/** Milliseconds until an unanswered check is repeated: twice as long each time, five minutes at most. */
export function retryDelayMs(unansweredChecks: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (unansweredChecks - 1), LONGEST_RETRY_MS);
}
