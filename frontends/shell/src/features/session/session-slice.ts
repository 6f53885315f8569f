import { createSlice, type PayloadAction } from '@selah/web-kit/platform';
import {
  type CheckOutcome,
  checkBegan,
  checkEnded,
  followed,
  openedWith,
  type SessionUser,
  signedIn,
  signedOut,
} from './domain/session-machine.ts';
import { sessionMemory } from './session-memory.ts';

/** The moment of an action, in milliseconds since 1970: reducers look at no clock. */
interface Timed {
  readonly now: number;
}

export const sessionSlice = createSlice({
  name: 'session',
  // Read when the store is made, so that the first paint already knows who is here (M-078).
  initialState: () => openedWith(sessionMemory.user(), sessionMemory.isExpiryUntold()),
  reducers: {
    sessionEntered: (state, { payload }: PayloadAction<Timed & { user: SessionUser }>) =>
      signedIn(state, payload.user, payload.now),
    sessionLeft: (state) => signedOut(state),
    sessionCheckBegan: (state) => checkBegan(state),
    sessionCheckEnded: (state, { payload }: PayloadAction<Timed & { turn: number; outcome: CheckOutcome }>) =>
      checkEnded(state, payload, payload.now),
    sessionFollowed: (state, { payload }: PayloadAction<Timed & { stored: SessionUser | undefined }>) =>
      followed(state, payload.stored, payload.now),
  },
  selectors: { selectSession: (state) => state, selectSiteUser: (state) => state.user },
});

export const { sessionEntered, sessionLeft, sessionCheckBegan, sessionCheckEnded, sessionFollowed } =
  sessionSlice.actions;
export const { selectSession, selectSiteUser } = sessionSlice.selectors;
