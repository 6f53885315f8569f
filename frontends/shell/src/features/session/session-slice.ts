import { createSlice, type PayloadAction } from '@selah/web-kit/platform';
import {
  type CheckOutcome,
  checkFinished,
  checkStarted,
  initialSession,
  type SessionUser,
  signedIn,
  signedOut,
  syncedWith,
} from './domain/session-machine.ts';
import { storedSession } from './stored-session.ts';

/** The time of an action in milliseconds since 1970, because reducers must not read the clock. */
interface Timed {
  readonly now: number;
}

export const sessionSlice = createSlice({
  name: 'session',
  // Read when the store is created, so that the first paint shows the visitor (M-078).
  initialState: () => initialSession(storedSession.user(), storedSession.hasExpiryNotice()),
  reducers: {
    sessionStarted: (state, { payload }: PayloadAction<Timed & { user: SessionUser }>) =>
      signedIn(state, payload.user, payload.now),
    sessionEnded: (state) => signedOut(state),
    sessionCheckStarted: (state) => checkStarted(state),
    sessionCheckFinished: (
      state,
      { payload }: PayloadAction<Timed & { generation: number; outcome: CheckOutcome }>,
    ) => checkFinished(state, payload, payload.now),
    sessionSynced: (state, { payload }: PayloadAction<Timed & { stored: SessionUser | undefined }>) =>
      syncedWith(state, payload.stored, payload.now),
  },
  selectors: { selectSession: (state) => state, selectSiteUser: (state) => state.user },
});

export const { sessionStarted, sessionEnded, sessionCheckStarted, sessionCheckFinished, sessionSynced } =
  sessionSlice.actions;
export const { selectSession, selectSiteUser } = sessionSlice.selectors;
