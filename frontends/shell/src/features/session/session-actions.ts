import { isApiError, NO_ANSWER } from '@selah/web-kit/api-error';
import { baseApi } from '@selah/web-kit/platform';
import type { Dispatch } from '../../lib/hooks.ts';
import { sessionEndpoints } from './api/session-endpoints.ts';
import {
  type CheckOutcome,
  type CheckReason,
  failedCheck,
  isCheckDue,
  type SessionState,
  type SessionUser,
} from './domain/session-machine.ts';
import { redirectFlags } from './redirect-flags.ts';
import {
  selectSession,
  sessionCheckFinished,
  sessionCheckStarted,
  sessionEnded,
  sessionStarted,
  sessionSynced,
} from './session-slice.ts';
import { storedSession } from './stored-session.ts';

/** The part of the store that a session needs. */
export interface SessionStore {
  readonly dispatch: Dispatch;
  readonly getState: () => { session: SessionState };
}

/** A check that takes longer counts as unanswered. Milliseconds. */
const TIMEOUT_MS = 8_000;

/** Cached data of the visitor becomes outdated with each login and logout (M-070, M-230). */
const invalidatePersonalData = () => baseApi.util.invalidateTags(['SiteUser', 'SavedMessages']);

/** Delayed until the screens that show the data are unmounted; otherwise they would request it again without a session. */
function forgetPersonalData({ dispatch }: SessionStore): void {
  setTimeout(() => dispatch(invalidatePersonalData()), 0);
}

/** After a successful login (M-068 to M-070). */
export function startSession(
  { dispatch }: SessionStore,
  user: SessionUser,
  options: { readonly preventRedirect: boolean },
): void {
  storedSession.keepUser(user);
  storedSession.takeExpiryNotice();
  redirectFlags.resetAtLogin(options);
  dispatch(sessionStarted({ user, now: Date.now() }));
  dispatch(invalidatePersonalData());
}

/** The session has ended at the server: removes all data of the visitor here (M-080). */
export function endSession(store: SessionStore): void {
  storedSession.forgetUser();
  store.dispatch(sessionEnded());
  forgetPersonalData(store);
}

/** Checks the session at the server, if `isCheckDue` for this reason (M-078, M-079, M-083). */
export async function checkSession(store: SessionStore, reason: CheckReason): Promise<void> {
  const { user, generation } = selectSession(store.getState());
  if (!user || !isCheckDue(selectSession(store.getState()), reason, Date.now())) return;
  store.dispatch(sessionCheckStarted());
  const outcome = await askServer(store.dispatch, user.id, reason);
  if (generation !== selectSession(store.getState()).generation) return;
  if (outcome.kind === 'confirmed') storedSession.keepUser(outcome.user);
  if (outcome.kind === 'refused') {
    storedSession.forgetUser();
    storedSession.keepExpiryNotice();
  }
  store.dispatch(sessionCheckFinished({ generation, outcome, now: Date.now() }));
  if (outcome.kind === 'refused') forgetPersonalData(store);
}

/**
 * Whether the browser keeps the cookie of this visitor's new session, as far as the server can say: false only if it answers that
 * they are not logged in. To be asked before the visitor is shown as logged in.
 */
export async function isSessionKept(
  { dispatch }: Pick<SessionStore, 'dispatch'>,
  user: SessionUser,
): Promise<boolean> {
  const { kind } = await askServer(dispatch, user.id, 'doubt');
  return kind !== 'refused';
}

/** Called when another tab changed or removed the stored visitor. */
export function syncFromOtherTab(store: SessionStore): void {
  const { generation } = selectSession(store.getState());
  store.dispatch(sessionSynced({ stored: storedSession.user(), now: Date.now() }));
  if (selectSession(store.getState()).generation !== generation) forgetPersonalData(store);
}

async function askServer(dispatch: Dispatch, id: number, reason: CheckReason): Promise<CheckOutcome> {
  const fresh = { forceRefetch: true, subscribe: false };
  const asked = dispatch(sessionEndpoints.endpoints.siteUser.initiate(id, fresh));
  const timer = setTimeout(() => asked.abort(), TIMEOUT_MS);
  const { data, error } = await asked;
  clearTimeout(timer);
  if (data) return { kind: 'confirmed', user: { id: data.id, email: data.email, name: data.name } };
  return failedCheck(isApiError(error) ? error.status : NO_ANSWER, reason);
}
