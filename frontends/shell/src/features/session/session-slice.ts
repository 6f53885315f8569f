import type { SiteUser } from '@selah/shared/contracts/users/site-user';
import { createSlice } from '@selah/shared/web/platform';

export interface SessionState {
  /** The logged-in visitor. Nobody can log in yet: accounts open with their own pages. */
  readonly user: SiteUser | null;
}

const initialState: SessionState = { user: null };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {},
  selectors: { selectSiteUser: (state) => state.user },
});

export const { selectSiteUser } = sessionSlice.selectors;
