import { isApiError, NO_ANSWER } from '@selah/web-kit/api-error';
import { baseApi } from '@selah/web-kit/platform';
import type { Dispatch } from '../../lib/hooks.ts';
import { sessionEndpoints } from './api/session-endpoints.ts';
import {
  type CheckOutcome,
  isCheckDue,
  type Occasion,
  type SessionState,
  type SessionUser,
} from './domain/session-machine.ts';
import { redirectFlags } from './redirect-flags.ts';
import { sessionMemory } from './session-memory.ts';
import {
  selectSession,
  sessionCheckBegan,
  sessionCheckEnded,
  sessionEntered,
  sessionFollowed,
  sessionLeft,
} from './session-slice.ts';

/** As much of the store as a session needs. */
export interface SessionStore {
  readonly dispatch: Dispatch;
  readonly getState: () => { session: SessionState };
}

/** A check that takes longer than this counts as unanswered. */
const PATIENCE_MS = 8_000;

/** What belongs to whoever is logged in, and is another's after a login or nobody's after a logout (M-070, M-230). */
const personalDataOutdated = () => baseApi.util.invalidateTags(['SiteUser', 'SavedMessages']);

/** Once the screens that show it are gone, so that nothing is asked for anew in the name of who has left. */
function forgetPersonalData({ dispatch }: SessionStore): void {
  setTimeout(() => dispatch(personalDataOutdated()), 0);
}

/** A login succeeded (M-068 to M-070). */
export function enterSession(
  { dispatch }: SessionStore,
  user: SessionUser,
  options: { readonly preventRedirect: boolean },
): void {
  sessionMemory.keepUser(user);
  sessionMemory.takeExpiryToTell();
  redirectFlags.settleAtLogin(options);
  dispatch(sessionEntered({ user, now: Date.now() }));
  dispatch(personalDataOutdated());
}

/** The session is over at the server: nothing of the visitor stays here (M-080). */
export function leaveSession(store: SessionStore): void {
  sessionMemory.forgetUser();
  store.dispatch(sessionLeft());
  forgetPersonalData(store);
}

/** Asks the server whether the visitor is still who is stored, when the occasion calls for it (M-078, M-079, M-083). */
export async function checkSession(store: SessionStore, occasion: Occasion): Promise<void> {
  const { user, turn } = selectSession(store.getState());
  if (!user || !isCheckDue(selectSession(store.getState()), occasion, Date.now())) return;
  store.dispatch(sessionCheckBegan());
  const outcome = await askServer(store.dispatch, user.id);
  if (turn !== selectSession(store.getState()).turn) return;
  if (outcome.kind === 'confirmed') sessionMemory.keepUser(outcome.user);
  if (outcome.kind === 'refused') {
    sessionMemory.forgetUser();
    sessionMemory.leaveExpiryToTell();
  }
  store.dispatch(sessionCheckEnded({ turn, outcome, now: Date.now() }));
  if (outcome.kind === 'refused') forgetPersonalData(store);
}

/** Another tab wrote or removed the stored visitor. */
export function followOtherTab(store: SessionStore): void {
  const { turn } = selectSession(store.getState());
  store.dispatch(sessionFollowed({ stored: sessionMemory.user(), now: Date.now() }));
  if (selectSession(store.getState()).turn !== turn) forgetPersonalData(store);
}

async function askServer(dispatch: Dispatch, id: number): Promise<CheckOutcome> {
  const fresh = { forceRefetch: true, subscribe: false };
  const asked = dispatch(sessionEndpoints.endpoints.siteUser.initiate(id, fresh));
  const patience = setTimeout(() => asked.abort(), PATIENCE_MS);
  const { data, error } = await asked;
  clearTimeout(patience);
  if (data) return { kind: 'confirmed', user: { id: data.id, email: data.email, name: data.name } };
  return { kind: isApiError(error) && error.status !== NO_ANSWER ? 'refused' : 'unreachable' };
}
